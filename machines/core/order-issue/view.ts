import { isFailing } from '#domain/core/status-questions.ts';
import type { OrderIssueSnapshot } from '#machines/core/order-issue/machine.ts';

export type OrderIssueView = {
  kind: 'issuing' | 'refunding' | 'settled';
  /** Until when the tickets are promised; null before the server said so. */
  promisedAt: number | null;
  /** The last two questions got no answer: the traveller's connection, most likely. */
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
