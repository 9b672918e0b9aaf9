import type { Deps } from '#server/orders/deps.ts';
import type { OnFailure } from '#server/work/due.ts';

/** Additional background work of a product; safe in several processes at once. */
export type ProductWork = (
  deps: Pick<Deps, 'db' | 'config' | 'productOf' | 'now'>,
  /** Reports one failure; the rest continues. */
  onFailure: OnFailure,
) => Promise<unknown>;
