import { asProblem, asProblemAmong } from '#machines/core/as-problem.ts';
import type { OfferContext } from '#machines/core/checkout-parts.ts';
import type { OrderInfo } from '#machines/core/order.ts';

// States of a product's machine that takes something for the traveller. Beside them it has a state `choosing`, and
// `arriving` at its root, which shows an order.

type Held = { readonly event: { readonly output: OrderInfo } };

/** To the checkout of what was taken. The server released an earlier hold. `flow`: the id of the product's machine. */
export const toItsCheckout = <const Flow extends string>(flow: Flow) =>
  ({
    target: `#${flow}.arriving`,
    actions: [
      'stopCheckout',
      { type: 'setOrder', params: ({ event }: Held) => ({ order: event.output }) },
      { type: 'showPage', params: { page: 'passengers' } },
    ],
  }) as const;

type Request<Src, Input, Done, Refusals> = {
  /** The actor that asks. */
  readonly src: Src;
  readonly input: Input;
  readonly onDone: Done;
  /** Refusals that lead elsewhere than back to the choice with the problem. */
  readonly refusals: Refusals;
};

/** The server is asked to take what was chosen; a late answer is told. */
export const askingState = <const Src extends string, Input, const Done, const Refusals extends readonly unknown[]>({
  src,
  input,
  onDone,
  refusals,
}: Request<Src, Input, Done, Refusals>) =>
  ({
    entry: 'countHold',
    after: { slowHold: { actions: 'noteSlow' } },
    exit: 'forgetSlow',
    invoke: {
      id: src,
      src,
      input,
      onDone,
      onError: [...refusals, { target: 'choosing', actions: { type: 'setProblem', params: asProblem } }],
    },
  }) as const;

/** An offer that cannot be had any more: chosen anew, from a list asked for anew. */
export const lostOffer = <const Drop extends string, const Refresh extends string>(drop: Drop, refresh: Refresh) =>
  ({
    guard: { type: 'hasCode', params: asProblemAmong('sold_out', 'offer_expired') },
    target: 'choosing',
    actions: [{ type: drop, params: asProblem }, refresh],
  }) as const;

type Offers<TContext, Flow, Src, Lost> = {
  /** The id of the product's machine. */
  readonly flow: Flow;
  readonly src: Src;
  readonly offerIdsOf: (context: TContext) => readonly string[];
  readonly lost: Lost;
};

/** All chosen offers are taken, or none. A new price is asked about in the state `priceChanged`. */
export const holdingState = <
  TContext extends OfferContext,
  const Flow extends string,
  const Src extends string,
  const Lost,
>({
  flow,
  src,
  offerIdsOf,
  lost,
}: Offers<TContext, Flow, Src, Lost>) =>
  askingState({
    src,
    input: ({ context }: { context: TContext }) => ({
      offerIds: offerIdsOf(context),
      acceptedTotal: context.acceptedTotal,
      replacesOrderId: context.confirmInfo?.orderId ?? null,
      idempotencyKey: `${context.flowId}:hold:${context.holdAttempt}`,
    }),
    onDone: toItsCheckout(flow),
    refusals: [
      {
        guard: { type: 'hasCode', params: asProblemAmong('price_changed') },
        target: 'priceChanged',
        actions: { type: 'setProblem', params: asProblem },
      },
      lost,
    ],
  });

/** Old and new price side by side; one button takes the new one. `refusing`: what the other one does. */
export const priceChangedState = <const Refusing extends readonly string[]>(refusing: Refusing) =>
  ({
    on: {
      'price.accept': { target: 'holding', actions: 'acceptPrice' },
      'price.reject': { target: 'choosing', actions: ['clearProblem', ...refusing] },
    },
  }) as const;
