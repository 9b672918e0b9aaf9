import type { Order } from '#src/platform/core/api/queries.ts';
import { forgetPapersOf } from '#src/platform/core/offline/papers.ts';
import { papersRenewedAt } from '#src/platform/core/offline/papers-renewed.ts';

/** Deletes copies of the papers of an order that were made before its papers last changed. */
export async function forgetOldPapers(order: Pick<Order, 'orderId' | 'events'>): Promise<void> {
  const renewedAt = papersRenewedAt(order);
  if (renewedAt !== null) await forgetPapersOf(order.orderId, renewedAt);
}
