import { pathTo } from '#domain/core/page-paths.ts';
import { wasPaid } from '#domain/core/status-questions.ts';
import type { Order } from '#src/platform/core/api/queries.ts';

/**
 * What is paid after the order was confirmed is paid on the page of the order, which says how it ended. A rest that is due
 * is also what a mail leads to. `isBack`: from the bank.
 */
export function placeOfOrder(order: Order, { isBack = false } = {}): string {
  const { orderId, page, payment, isInAccount } = order;
  const isOwed = order.due?.purpose === 'balance' && wasPaid(order.status);
  const isLater = payment?.purpose === 'balance' || payment?.purpose === 'difference';
  if (!(isBack ? isLater : isOwed)) return page;
  const place = isInAccount ? pathTo.order(orderId) : pathTo.foundOrder(orderId);
  return isBack && payment?.purpose === 'difference' ? `${place}#change` : place;
}
