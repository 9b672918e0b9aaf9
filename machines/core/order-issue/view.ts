import { isFailing } from '#domain/core/status-questions.ts';
import type { OrderIssueSnapshot } from '#machines/core/order-issue/machine.ts';

export type OrderIssueView = {
  kind: 'issuing' | 'refunding' | 'settled';
  /** Promised time of the tickets; null before the server sent it. */
  promisedAt: number | null;
  /** The last two polls failed, most likely because the traveller is offline. */
  isOffline: boolean;
};

export function orderIssueView(snapshot: OrderIssueSnapshot): OrderIssueView {
  const { order, failures } = snapshot.context;
  return {
    kind: snapshot.matches('settled') ? 'settled' : isFailing(order.status) ? 'refunding' : 'issuing',
    promisedAt: order.promisedAt,
    isOffline: failures > 1,
  };
}
