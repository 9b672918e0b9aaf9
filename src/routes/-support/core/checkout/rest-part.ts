import { isIssued } from '#domain/core/status-questions.ts';
import { orderInfoOf } from '#machines/core/order.ts';
import type { Order, OrderCore } from '#src/platform/core/api/queries.ts';
import { preloadChange } from '#src/routes/-support/core/checkout/LateChange.tsx';
import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Its code comes with the page of an order that has a rest to pay. */
export const restPart = lazyPiece(
  async () => (await import('#src/routes/-support/core/checkout/RestHost.tsx')).RestHost,
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

/** For loaders, so that the server draws what is loaded late. */
export async function withLateParts<T extends { readonly order: Order }>(page: T): Promise<T> {
  const { order } = page;
  await Promise.all([hasRest(order) ? restPart.preload() : null, isIssued(order.status) ? preloadChange() : null]);
  return page;
}
