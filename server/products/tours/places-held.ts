import { sql, type Transaction } from 'kysely';
import { statusesFor } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { isIssued, isUnderWay, statusesThat } from '#domain/core/status-questions.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/database.ts';
import {
  checkHoldLimits,
  type Holder,
  type HoldLimits,
  heldFrom,
  limitedNetworks,
} from '#server/orders/hold-limits.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { PRODUCT, type ToursDetail } from '#server/products/tours/detail.ts';

type Most = { readonly own: number; readonly network: number };

/** Unpaid places that one browser, and one IP address, may hold at a time, of all departures together. */
const MAX_PLACES_HELD = 18;
const MAX_PLACES_HELD_PER_IP = 36;
/** Places of one departure that one browser, and one IP address, may hold, have booked or wait for: a larger group lowers the price of all. */
const MOST_OF_DEPARTURE: Most = { own: 9, network: 12 };

export const PLACES = sql<number>`(
  select count(*)::int from jsonb_array_elements(detail -> 'persons') as person
  where person ->> 'ageClass' <> 'infant' and not person ? 'leftAt')`;

export const PLACE_HOLD_LIMITS: HoldLimits = {
  product: PRODUCT,
  // Who waits takes nothing from others before it is offered: the line has limits of its own.
  unitsOf: sql<number>`case when detail ? 'waits' then 0 else ${PLACES} end`,
  most: MAX_PLACES_HELD,
  mostPerIp: MAX_PLACES_HELD_PER_IP,
  message: 'Too many places are held at once. Pay for some, or let them go.',
};

/** Places that somebody holds, has booked or waits for. */
export type Taken = { readonly owner: string; readonly held_from: string | null; readonly places: number };

/** True when this browser, or one of the networks of its IP address, has more of these places than it may. */
export function areTooMany(
  taken: readonly Taken[],
  { owner, from }: Holder,
  { own, network: most }: Most,
  { rateLimitFactor }: Pick<Config, 'rateLimitFactor'>,
): boolean {
  const isAbove = (limit: number, isTheirs: (one: Taken) => boolean) =>
    taken.reduce((all, one) => all + (isTheirs(one) ? one.places : 0), 0) > limit * rateLimitFactor;
  return (
    isAbove(own, (one) => one.owner === owner) ||
    limitedNetworks(from).some(({ network, times }) =>
      isAbove(most * times, ({ held_from }) => held_from?.split(' ').includes(network) ?? false),
    )
  );
}

/** Of orders: it holds places of this departure, or has booked some. */
function isKeptIn(departure: string, now: number) {
  const open = statusesFor('expireHold');
  const having = statusesThat((status) => isUnderWay(status) || isIssued(status));
  return sql`product = ${PRODUCT} and detail ->> 'departure' = ${departure}
    and (status in (${sql.join(having)}) or (status in (${sql.join([...open])}) and deadline_at > ${now}))`;
}

type Taking = {
  readonly config: Pick<Config, 'rateLimitFactor'>;
  readonly now: number;
  /** Places that are about to be taken: held again, on another date, or waited for. Default: none, they are written already. */
  readonly more?: readonly Taken[];
};

/** True when they now have more of this departure than one group of travellers needs. */
export async function isAboveOfDeparture(
  tx: Transaction<Tables>,
  holder: Holder,
  departure: string,
  { config, now, more = [] }: Taking,
): Promise<boolean> {
  const { rows } = await sql<Taken>`
    select owner, held_from, ${PLACES} as places from orders where ${isKeptIn(departure, now)}`.execute(tx);
  return areTooMany([...rows, ...more], holder, MOST_OF_DEPARTURE, config);
}

/** True when nobody may be offered this many places of a departure: they hold, or have booked, too many besides. */
export async function isAboveLimits(
  tx: Transaction<Tables>,
  holder: Holder,
  { departure, places }: { readonly departure: string; readonly places: number },
  { config, now }: Omit<Taking, 'more'>,
): Promise<boolean> {
  const more = [{ owner: holder.owner, held_from: holder.from, places }];
  if (await isAboveOfDeparture(tx, holder, departure, { config, now, more })) return true;
  try {
    await checkHoldLimits(tx, holder, { config, now, more: places }, PLACE_HOLD_LIMITS);
    return false;
  } catch (error) {
    if (error instanceof ProblemError) return true;
    throw error;
  }
}

type Asked = Omit<Taking, 'more'> & {
  readonly ip: string;
  readonly config: Pick<Config, 'secret' | 'rateLimitFactor'>;
  /** Places that an order is about to take. */
  readonly more?: number;
};

/**
 * Call after createHold, which serialises the holds of one network, or with the places that are to come: throws 429, which rolls the hold back, when its browser
 * or IP address now has more of this departure than one group of travellers needs. To cancel is free for long and a price
 * never rises again, so who booked many places and gave them back would have lowered the price for nothing.
 */
export async function checkDepartureLimits(
  tx: Transaction<Tables>,
  { owner }: Pick<OrderRow, 'owner'>,
  { departure }: Pick<ToursDetail, 'departure'>,
  { ip, config, now, more = 0 }: Asked,
): Promise<void> {
  if (departure === null) return;
  const from = heldFrom(ip, config.secret);
  const coming = [{ owner, held_from: from, places: more }];
  if (!(await isAboveOfDeparture(tx, { owner, from }, departure, { config, now, more: coming }))) return;
  throw new ProblemError(429, {
    code: 'rate_limited',
    message: 'Too many places of this departure are held or booked from here. Larger groups ask us.',
    retryAfterSeconds: 900,
  });
}
