import { isGone, isResumable, isUnderWay, isUnfinished, wasPaid } from '#domain/core/status-questions.ts';
import { type OrderInfo, orderInfoOf } from '#machines/core/order.ts';
import { onPersonLeft } from '#src/platform/accounts/person-left.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { orderQuery, readOrder } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { OrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createTabFlow, type Live } from '#src/platform/core/checkout/tab-flow.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

/** What a flow of any product shows, as far as it matters to which pages it has. */
type Shown = { readonly view: { readonly kind: string; readonly held?: unknown } };

/** The machine of a purchase. S: its snapshot. */
type Booked<S> = {
  getSnapshot(): S;
  subscribe(changed: (snapshot: S) => void): unknown;
  stop(): void;
  send(event: { readonly type: 'order.arrived'; readonly order: OrderInfo }): void;
};

/** A purchase that goes on, as pages and news find it. */
export type Purchase<P, E, D> = Live<P, E, D> & {
  readonly isActive: () => boolean;
  /** The order that it has now; null before there is one. */
  readonly order: () => OrderInfo | null;
  /** Every order that it had so far: other stock makes another order. */
  readonly had: ReadonlySet<string>;
  /** How the order stands now, as the server has just said. */
  readonly tell: (order: OrderInfo) => void;
};

/** `orderOf`: the order that the machine has at a moment. */
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

type Asked<P> = Pick<Purchase<P, unknown, unknown>, 'isActive' | 'order' | 'had'> & {
  readonly flow: Pick<OrderFlow<P, unknown, unknown>, 'read'>;
};

/** Whether a page belongs to a purchase that goes on. `asked`: the order of its address. */
export function isSamePurchase<P extends Shown>(
  { isActive, order, had, flow }: Asked<P>,
  asked: OrderInfo | null,
): boolean {
  if (!isActive()) return false;
  if (asked) {
    const now = order();
    if (asked.orderId === now?.orderId) return true;
    // Back to the page of stock that was given up for other stock: what is held now must not be lost for it. What is known of
    // the order may be from before; one that was paid has pages of its own.
    const isPast = isResumable(asked.status) || isGone(asked.status);
    return had.has(asked.orderId) && isPast && now !== null && isUnfinished(now.status);
  }
  // An address without an order belongs to the purchase unless that one is already through.
  const { kind } = flow.read().view;
  return kind !== 'issued' && kind !== 'refunded';
}

/** Its end may have moved, and nothing else asks. */
const isHeld = (view: Shown['view'] | undefined): boolean =>
  view?.kind === 'passengers' || view?.kind === 'review' || (view?.held ?? null) !== null;

/** Nothing of it was paid, and no money moves: the next person at this browser has no use for it. */
function isUnpaid({ order }: Pick<Purchase<unknown, unknown, unknown>, 'order'>): boolean {
  const status = order()?.status;
  return status === undefined || !(wasPaid(status) || isUnderWay(status));
}

/** The purchases of one product in this tab, of which one goes on. Of the browser's one page; the server never gets here. */
export function createPurchases<P extends Shown, E, D>() {
  const tab = createTabFlow<P, E, D, Purchase<P, E, D>>();
  let channel: BroadcastChannel | null | undefined;
  onPersonLeft(() => tab.end(isUnpaid));

  /** Another tab moved an order: if it is ours, the server says how it stands. So it does when a tab is looked at again. */
  const listen = (context: AppContext): BroadcastChannel | null => {
    const refresh = async (moved?: unknown) => {
      const purchase = tab.now();
      const orderId = purchase?.order()?.orderId;
      if (!purchase || !orderId || (moved !== undefined && moved !== orderId)) return;
      const api = apiOf(context);
      try {
        const order = await readOrder(api, orderId);
        queryClientOf(context).setQueryData(orderQuery(api, orderId).queryKey, order);
        // By now it may hold other stock; the checkout knows its own order.
        purchase.tell(orderInfoOf(order));
      } catch {
        // Offline: the next answer of the server tells the same.
      }
    };
    document.addEventListener('visibilitychange', () => {
      // What else a flow does asks by itself.
      if (document.visibilityState === 'visible' && isHeld(tab.now()?.flow.read().view)) void refresh();
    });
    if (typeof BroadcastChannel === 'undefined') return null;
    const orders = new BroadcastChannel('safar:orders');
    orders.onmessage = ({ data }) => void refresh(data);
    return orders;
  };

  return {
    /** What the purchase of this tab shows, if there is one. */
    now: (): P | null => tab.now()?.flow.read() ?? null,
    /**
     * The purchase that the page belongs to, or the one that `make` gives, which takes the tab when it is started. What is
     * made tells the other tabs of an order that moved by `announce`.
     */
    enter(
      context: AppContext,
      asked: OrderInfo | null,
      make: (announce: (orderId: string) => void) => Purchase<P, E, D>,
    ): OrderFlow<P, E, D> {
      if (channel === undefined) channel = listen(context);
      return tab.enter(
        (purchase) => isSamePurchase(purchase, asked),
        () => make((orderId) => channel?.postMessage(orderId)),
      );
    },
  };
}
