import { isIssued } from '#domain/core/status-questions.ts';
import { orderInfoOf } from '#machines/core/order.ts';
import type { Order, OrderCore } from '#src/platform/core/api/queries.ts';
import { isWatched } from '#src/platform/core/checkout/is-watched.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { lifeOf } from '#src/routes/-support/core/checkout/life-of.ts';
import { orderPartOf, orderSourceOf } from '#src/routes/-support/core/checkout/order-page.ts';
import { latePiece } from '#src/routes/-support/core/pages/lazy-screen.ts';
import { wasCancelled } from '#src/screens/core/booking/order.ts';

// Parts of the page of an order that are for some orders only, or for who presses there. The server draws them; their
// code comes when the page is touched. That of the product comes with the page.

/** Of an order that has a rest to pay. */
export const restPart = latePiece(
  async () => (await import('#src/routes/-support/core/checkout/RestHost.tsx')).RestHost,
);

/** Of an issued order: changes. */
export const changePart = latePiece(
  async () => (await import('#src/routes/-support/core/checkout/ChangeHost.tsx')).ChangeHost,
);

/** Of an order that can be cancelled, or was. */
export const cancelPart = latePiece(
  async () => (await import('#src/routes/-support/core/checkout/CancelHost.tsx')).CancelHost,
);

/** Of an order with money that goes back. */
export const refundsPart = latePiece(
  async () => (await import('#src/screens/accounts/profile/RefundCard.tsx')).RefundCard,
);

/** Of an order with money on its way back: keeps its page up to date. */
export const watchPart = latePiece(
  async () => (await import('#src/routes/-support/core/checkout/OrderWatch.tsx')).OrderWatch,
);

/** A rest after a deposit is due, or is being paid. */
export function hasRest(order: OrderCore): boolean {
  const { rest } = orderInfoOf(order);
  return rest?.status === 'due' || rest?.status === 'atBank';
}

/** A difference is to be paid, or a change is made: until that has ended, what the rest is and when it is due is not settled. */
export function isRestAside(order: OrderCore): boolean {
  const { difference } = orderInfoOf(order);
  return order.change?.status === 'changing' || difference?.status === 'due' || difference?.status === 'atBank';
}

export const hasCancel = (order: OrderCore): boolean => order.isCancellable || wasCancelled(order);

/** For loaders, so that the server draws what is loaded late. `life`: what the order gave its owner; null where it gave nothing that lives on. */
export async function withLateParts<T extends { readonly order: Order }>(
  page: T,
  context: AppContext,
  isGuest = false,
) {
  const { order } = page;
  if (import.meta.env.SSR) context.addPart?.(orderSourceOf(order));
  const [life] = await Promise.all([
    isGuest ? null : (lifeOf(order)?.load(context, order) ?? null),
    orderPartOf(order).preload(),
    hasRest(order) ? restPart.preload() : null,
    isIssued(order.status) ? changePart.preload() : null,
    hasCancel(order) ? cancelPart.preload() : null,
    order.refunds ? refundsPart.preload() : null,
    isWatched(order) ? watchPart.preload() : null,
  ]);
  return { ...page, life };
}
