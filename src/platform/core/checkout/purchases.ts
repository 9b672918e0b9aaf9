import { isGone, isResumable, isUnderWay, isUnfinished, wasPaid } from '#domain/core/status-questions.ts';
import { type OrderInfo, orderInfoOf } from '#machines/core/order.ts';
import { onSignedOut } from '#src/platform/accounts/signed-out.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orderQuery, readOrder } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { orderChannel } from '#src/platform/core/checkout/order-channel.ts';
import type { OrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createTabFlow, type Live } from '#src/platform/core/checkout/tab-flow.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

/** The part of a view that decides which pages belong to the flow. */
type Shown = { readonly view: { readonly kind: string; readonly held?: unknown } };

type Booked<S> = {
  getSnapshot(): S;
  subscribe(changed: (snapshot: S) => void): unknown;
  stop(): void;
  send(event: { readonly type: 'order.arrived'; readonly order: OrderInfo }): void;
};

export type Purchase<P, E, D> = Live<OrderFlow<P, E, D>> & {
  readonly isActive: () => boolean;
  /** The current order; null before there is one. */
  readonly order: () => OrderInfo | null;
  /** Ids of all its orders so far: a new choice of stock makes a new order. */
  readonly had: ReadonlySet<string>;
  readonly tell: (order: OrderInfo) => void;
};

export function createPurchase<S extends { readonly status: string }, P, E, D>(
  actor: Booked<S>,
  flow: OrderFlow<P, E, D>,
  orderOf: (snapshot: S) => OrderInfo | null,
): Purchase<P, E, D> {
  const had = new Set<string>();
  const note = (snapshot: S) => {
    const order = orderOf(snapshot);
    if (order) had.add(order.orderId);
  };
  note(actor.getSnapshot());
  actor.subscribe(note);
  return {
    flow,
    had,
    stop: () => actor.stop(),
    isActive: () => actor.getSnapshot().status === 'active',
    order: () => orderOf(actor.getSnapshot()),
    tell: (order) => actor.send({ type: 'order.arrived', order }),
  };
}

type RunningPurchase<P> = Pick<Purchase<P, unknown, unknown>, 'isActive' | 'order' | 'had'> & {
  readonly flow: Pick<OrderFlow<P, unknown, unknown>, 'read'>;
};

/** Whether a page belongs to the running purchase. `asked`: the order in its URL. */
export function isSamePurchase<P extends Shown>(
  { isActive, order, had, flow }: RunningPurchase<P>,
  asked: OrderInfo | null,
): boolean {
  if (!isActive()) return false;
  if (asked) {
    const now = order();
    if (asked.orderId === now?.orderId) return true;
    // Back to an order that was replaced by another choice: the current hold must not be lost. The known status may be old; a paid order
    // has its own pages.
    const isPast = isResumable(asked.status) || isGone(asked.status);
    return had.has(asked.orderId) && isPast && now !== null && isUnfinished(now.status);
  }
  // A URL without an order belongs to the purchase unless that one is complete.
  const { kind } = flow.read().view;
  return kind !== 'issued' && kind !== 'refunded';
}

/** A hold can be extended elsewhere, and nothing else polls it. */
const isHeld = (view: Shown['view'] | undefined): boolean =>
  view?.kind === 'passengers' || view?.kind === 'review' || (view?.held ?? null) !== null;

/** Unpaid and no money in motion: the next user of this browser does not need it. */
function isUnpaid({ order }: Pick<Purchase<unknown, unknown, unknown>, 'order'>): boolean {
  const status = order()?.status;
  return status === undefined || !(wasPaid(status) || isUnderWay(status));
}

/** The purchases of one product in this tab, one of which is active. State of the browser's single page; the server never calls it. */
export function createPurchases<P extends Shown, E, D, F extends OrderFlow<P, E, D> = OrderFlow<P, E, D>>() {
  const tab = createTabFlow<F, Purchase<P, E, D> & Live<F>>();
  let channel: BroadcastChannel | null | undefined;
  onSignedOut(() => tab.end(isUnpaid));

  /** Refetches our order when another tab changed it or this tab becomes visible. */
  const listen = (context: AppContext): BroadcastChannel | null => {
    const refresh = async (moved?: unknown) => {
      const purchase = tab.now();
      const orderId = purchase?.order()?.orderId;
      if (!purchase || !orderId || (moved !== undefined && moved !== orderId)) return;
      const api = apiOf(context);
      try {
        const order = await readOrder(api, orderId);
        queryClientOf(context).setQueryData(orderQuery(api, orderId).queryKey, order);
        // It may hold other stock by now; the checkout ignores orders that are not its own.
        purchase.tell(orderInfoOf(order));
      } catch {
        // Offline: the next server answer brings the same.
      }
    };
    document.addEventListener('visibilitychange', () => {
      // In other states the flow polls by itself.
      if (document.visibilityState === 'visible' && isHeld(tab.now()?.flow.read().view)) void refresh();
    });
    return orderChannel((moved) => void refresh(moved));
  };

  return {
    now: (): P | null => tab.now()?.flow.read() ?? null,
    /**
     * Returns the purchase that the page belongs to, or the one from `make`, which becomes the tab's purchase when started. `make` receives
     * `announce` to tell other tabs about a changed order.
     */
    enter(
      context: AppContext,
      asked: OrderInfo | null,
      make: (announce: (orderId: string) => void) => Purchase<P, E, D> & Live<F>,
    ): F {
      if (channel === undefined) channel = listen(context);
      return tab.enter(
        (purchase) => isSamePurchase(purchase, asked),
        () => make((orderId) => channel?.postMessage(orderId)),
      );
    },
  };
}

type Begun = { readonly flowId: string; readonly order: OrderInfo | null };
type Announce = (orderId: string) => void;

/**
 * How the pages of a product enter its purchases: with the running one that the page belongs to, or with a new one, which
 * takes over when it is started. The server makes one for its first view, and keeps none.
 */
export const entryTo =
  <I extends Begun, K, P extends Shown, E, D, F extends OrderFlow<P, E, D>>(
    purchases: ReturnType<typeof createPurchases<P, E, D, F>>,
    create: (
      context: AppContext,
      input: I,
      clock: ServerClock,
      known: K,
      announce: Announce,
    ) => Purchase<P, E, D> & Live<F>,
  ) =>
  (context: AppContext, input: I, clock: ServerClock, known: K): F => {
    if (import.meta.env.SSR) return create(context, input, clock, known, () => {}).flow;
    const begun = { ...input, flowId: crypto.randomUUID() };
    return purchases.enter(context, input.order, (announce) => create(context, begun, clock, known, announce));
  };
