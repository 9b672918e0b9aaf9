import { useEffect } from 'react';
import type { Order } from '#src/platform/core/api/queries.ts';
import { papersRenewedAt } from '#src/platform/core/offline/papers-renewed.ts';

/**
 * On the page of an order: copies of its papers on this device go when they are void or tell what was. What made them old
 * may have happened on another device, or while no page was open.
 */
export function useOldPapersForgotten(order: Pick<Order, 'orderId' | 'events'>): void {
  const { orderId } = order;
  const renewedAt = papersRenewedAt(order);
  useEffect(() => {
    if (renewedAt !== null) void forgetUntil(orderId, renewedAt).catch(() => undefined);
  }, [orderId, renewedAt]);
}

/** Its code is fetched for the few orders that need it. */
async function forgetUntil(orderId: string, until: number): Promise<void> {
  const { forgetPapersOf } = await import('#src/platform/core/offline/papers.ts');
  await forgetPapersOf(orderId, until);
}
