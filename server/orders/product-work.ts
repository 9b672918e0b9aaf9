import type { Deps } from '#server/orders/deps.ts';
import type { OnFailure } from '#server/work/due.ts';

/** Additional background work of a product; safe in several processes at once. */
export type ProductWork = (
  deps: Pick<Deps, 'db' | 'config' | 'productOf' | 'now'>,
  /** Reports one failure; the rest continues. */
  onFailure: OnFailure,
  /** True in one process about every ten minutes: for work that need not be done each second. */
  isRare: boolean,
) => Promise<unknown>;
