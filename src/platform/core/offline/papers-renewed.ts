import type { Order } from '#src/platform/core/api/queries.ts';

/**
 * When papers of an order were last replaced by a change, or added: copies on a device from before are void or not all of
 * them. Server epoch ms; null when neither happened.
 */
export function papersRenewedAt({ change, events }: Pick<Order, 'change' | 'events'>): number | null {
  const added = events.flatMap(({ what, at }) => (what === 'papersAdded' ? [at] : []));
  const moments = [...(change?.status === 'done' ? [change.at] : []), ...added];
  return moments.length === 0 ? null : Math.max(...moments);
}
