import type { Order } from '#src/platform/core/api/queries.ts';

/** The papers of who left are void, or all are. */
const VOIDING: readonly Order['status'][] = ['partiallyCancelled', 'refunding', 'cancelled'];

/**
 * When what stands on papers of an order last changed: copies on a device from before are void or tell what was. Read from
 * the history, as a change that is asked for later hides the one before it. Whatever happened while the status stayed may
 * stand on papers: a change, papers that were added, a flight that the airline moved. Server epoch ms; null when nothing of
 * it happened.
 */
export function papersRenewedAt({ events }: Pick<Order, 'events'>): number | null {
  const moments = events.flatMap(({ status, what, at }) =>
    what !== undefined || VOIDING.includes(status) ? [at] : [],
  );
  return moments.length === 0 ? null : Math.max(...moments);
}
