import { sql, type Transaction } from 'kysely';
import { kindsChosen } from '#domain/transport/runs/spare.ts';
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

type Counted = { readonly unitsOf: HoldLimits['unitsOf']; readonly most: number };

const limitsOf = ({ unitsOf, most }: Counted): HoldLimits => ({
  product: PRODUCT,
  ...{ unitsOf, most, mostPerIp: most },
  message: 'Too many places of this train or bus are held from here. Pay for some, or let them go.',
});

const ofRun = (run: string) =>
  sql<number>`case when detail ->> 'run' = ${run} then jsonb_array_length(detail -> 'places') else 0 end`;

const among = (run: string, places: readonly string[]) => sql<number>`
  case when detail ->> 'run' = ${run} then (
    select count(*) from jsonb_array_elements(detail -> 'places') as held
    where held ->> 'place' = any(${[...places]}::text[])
  ) else 0 end`;

type Asked = {
  readonly owner: string;
  readonly ip: string;
  readonly config: Pick<Config, 'secret' | 'rateLimitFactor'>;
  readonly now: number;
  /** False where these places are in no order yet. */
  readonly isWritten: boolean;
};

/**
 * Call after createHold, or with the places that are to come: throws 429, which rolls the hold back, above a limit. Of the berths of one
 * kind of compartment (for women, for men, for families) of a class one browser, and one network, holds at most half, rounded up: those of a
 * kind may be fewer than twelve, and nobody keeps all of them from others. A real group is never cut in two: what one order needs
 * may be more than half, where nothing else of the kind is held from there.
 */
export async function checkRunLimits(
  tx: Transaction<Tables>,
  { run, runClass, places }: Pick<RunItemDetail, 'run' | 'runClass' | 'places'>,
  { owner, ip, config, now, isWritten }: Asked,
): Promise<void> {
  const holder = { owner, from: heldFrom(ip, config.secret) };
  const check = (own: number, counted: Counted) =>
    checkHoldLimits(tx, holder, { config, now, more: isWritten ? 0 : own }, limitsOf(counted));
  await check(places.length, { unitsOf: ofRun(run), most: MOST_OF_RUN });
  for (const berths of kindsChosen(runClass, places)) {
    const own = places.filter(({ place }) => berths.includes(place)).length;
    await check(own, { unitsOf: among(run, berths), most: Math.max(Math.ceil(berths.length / 2), own) });
  }
}
