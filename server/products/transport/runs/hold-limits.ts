import { sql, type Transaction } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/database.ts';
import { checkHoldLimits, type HoldLimits, heldFrom } from '#server/orders/hold-limits.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import type { RunItemDetail } from '#server/products/transport/runs/detail.ts';

/**
 * Unpaid places of one train or bus that one browser, and one network, may hold: three family compartments, in which nine people lie. A bus
 * has 25 seats, so nobody keeps all of it from others without paying.
 */
const MOST_OF_RUN = 12;

const limitsOf = (run: string): HoldLimits => ({
  product: PRODUCT,
  unitsOf: sql<number>`case when detail ->> 'run' = ${run} then jsonb_array_length(detail -> 'places') else 0 end`,
  most: MOST_OF_RUN,
  mostPerIp: MOST_OF_RUN,
  message: 'Too many places of this train or bus are held from here. Pay for some, or let them go.',
});

type Asked = {
  readonly owner: string;
  readonly ip: string;
  readonly config: Pick<Config, 'secret' | 'rateLimitFactor'>;
  readonly now: number;
  /** Places that are not written yet. Default: none. */
  readonly more?: number;
};

/** Call after createHold, or with the places that are to come: throws 429, which rolls the hold back, above the limit. */
export const checkRunLimits = (
  tx: Transaction<Tables>,
  { run }: Pick<RunItemDetail, 'run'>,
  { owner, ip, config, now, more = 0 }: Asked,
): Promise<void> =>
  checkHoldLimits(tx, { owner, from: heldFrom(ip, config.secret) }, { config, now, more }, limitsOf(run));
