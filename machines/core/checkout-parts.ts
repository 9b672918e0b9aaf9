import { type AnyActorRef, assign, type EventObject, sendTo, spawnChild, stopChild } from 'xstate';
import { SLOW_HOLD_MS } from '#domain/core/limits.ts';
import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import { isGone, isUnfinished } from '#domain/core/status-questions.ts';
import { hasCodeAmong } from '#machines/core/as-problem.ts';
import { need } from '#machines/core/need.ts';
import { HOLD_ENDED, type OrderInfo } from '#machines/core/order.ts';
import type { OrderCheckoutSnapshot, orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage, OrderCheckoutContext } from '#machines/core/order-checkout/types.ts';

/** What a product's machine knows of its purchase. */
export type PurchaseContext = {
  readonly flowId: string;
  readonly confirmInfo: OrderInfo | null;
  readonly indicatePage: IndicatePage;
  readonly problem: Problem | null;
};

type Product<TContext> = {
  /** Counts the purchases of this flow: part of the idempotency keys of its checkout. */
  readonly attemptOf: (context: TContext) => number;
  /** There is a list to go back to. */
  readonly hasList: (context: TContext) => boolean;
  /** The last attempt to pay chose the protection. */
  readonly hasProtection: (context: TContext) => boolean;
  /** What the product keeps of its checkout. */
  readonly kept: (checkout: OrderCheckoutContext) => Partial<TContext>;
  /** Giving a hold back shows as a page also where it was asked for beside the list. */
  readonly showsRelease: boolean;
};

type Snapshot = { readonly snapshot: OrderCheckoutSnapshot };
type Checkout = { readonly src: 'orderCheckout'; readonly id: 'checkout'; readonly logic: typeof orderCheckoutMachine };

/**
 * The checkout in a product's machine: `setup({ … }).extend(checkoutParts<C, E>({ … }))`, with `checkoutState` as the state
 * that shows it, and the actor `orderCheckout` with the hold of the product.
 */
export function checkoutParts<TContext extends PurchaseContext, TEvent extends EventObject>({
  attemptOf,
  hasList,
  hasProtection,
  kept,
  showsRelease,
}: Product<TContext>) {
  const set = <TParams extends object | undefined>(change: (params: TParams) => Partial<PurchaseContext>) =>
    assign<TContext, TEvent, TParams, TEvent, never>((_, params) => change(params) as Partial<TContext>);
  return {
    actions: {
      /** It lives on while something else is looked at, so it belongs to no state. */
      startCheckout: spawnChild<TContext, TEvent, undefined, TEvent, Checkout>('orderCheckout', {
        id: 'checkout',
        syncSnapshot: true,
        input: ({ context }) => ({
          flowId: `${context.flowId}:${attemptOf(context)}`,
          order: need(context.confirmInfo, 'order'),
          indicatePage: context.indicatePage,
          hasList: hasList(context),
          cancelPackage: hasProtection(context),
        }),
      }),
      stopCheckout: stopChild<TContext, TEvent, undefined, TEvent>('checkout'),
      noteCheckout: assign<TContext, TEvent, Snapshot, TEvent, never>((_, { snapshot: { context } }) => ({
        ...kept(context),
        indicatePage: context.indicatePage,
      })),
      passOn: sendTo<TContext, TEvent, undefined, AnyActorRef, TEvent>(
        'checkout',
        (args: { event: TEvent }) => args.event,
      ),
      passStep: sendTo<TContext, TEvent, { step: IndicatePage }, AnyActorRef, TEvent>(
        'checkout',
        (_: unknown, { step }: { step: IndicatePage }) => ({ type: 'step.visit', step }),
      ),
      showPage: set<{ page: IndicatePage }>(({ page }) => ({ indicatePage: page })),
      setProblem: set<{ problem: Problem | null }>(({ problem }) => ({ problem })),
      clearProblem: set<undefined>(() => ({ problem: null })),
      tellHoldEnded: set<undefined>(() => ({ problem: HOLD_ENDED })),
    },
    guards: {
      hasOrder: ({ context }: { context: TContext }) => context.confirmInfo !== null,
      isAway: (_: unknown, { snapshot }: Snapshot) => snapshot.matches({ held: 'away' }),
      /** A page of the checkout shows. One that has ended tells so itself. */
      isOnPage: (_: unknown, { snapshot }: Snapshot) =>
        snapshot.status === 'active' &&
        !snapshot.matches({ held: 'away' }) &&
        (showsRelease || !snapshot.matches('releasing')),
    },
  };
}

/** What a product's machine knows while it takes something for the traveller. */
export type HoldContext = PurchaseContext & {
  readonly holdAttempt: number;
  readonly isSupplierSlow: boolean;
};

/** Taking what was chosen, in a product's machine: `setup({ … }).extend(holdParts<C, E>({ hasList }))`. */
export function holdParts<TContext extends HoldContext, TEvent extends EventObject>({
  hasList,
}: Pick<Product<TContext>, 'hasList'>) {
  const set = (change: (context: TContext) => Partial<HoldContext>) =>
    assign<TContext, TEvent, undefined, TEvent, never>(({ context }) => change(context) as Partial<TContext>);
  return {
    actions: {
      countHold: set(({ holdAttempt }) => ({ holdAttempt: holdAttempt + 1, problem: null })),
      noteSlow: set(() => ({ isSupplierSlow: true })),
      forgetSlow: set(() => ({ isSupplierSlow: false })),
    },
    guards: {
      hasProblem: (_: unknown, { problem }: { problem: Problem | null }) => problem !== null,
      isGone: ({ context: { confirmInfo } }: { context: TContext }) =>
        confirmInfo !== null && isGone(confirmInfo.status),
      /** Of an order that is held: any other one shows as what it is. */
      wantsList: ({ context }: { context: TContext }) =>
        context.confirmInfo !== null &&
        isUnfinished(context.confirmInfo.status) &&
        context.indicatePage === 'results' &&
        hasList(context),
    },
    delays: { slowHold: SLOW_HOLD_MS },
  };
}

/** What a product's machine knows while it takes offers of a list, whose price may change. */
export type OfferContext = HoldContext & { readonly acceptedTotal: Money | null };

/** Taking offers of a list, beside `holdParts`: `.extend(offerParts<C, E>())`. */
export const offerParts = <TContext extends OfferContext, TEvent extends EventObject>() => ({
  actions: {
    passList: sendTo<TContext, TEvent, undefined, AnyActorRef, TEvent>('checkout', { type: 'list.show' }),
    acceptPrice: assign<TContext, TEvent, undefined, TEvent, never>(
      ({ context: { problem } }) =>
        ({
          acceptedTotal: problem?.price?.new ?? null,
          problem: null,
        }) satisfies Partial<OfferContext> as Partial<TContext>,
    ),
  },
  guards: { hasCode: hasCodeAmong },
});
