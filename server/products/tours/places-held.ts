import { sql, type Transaction } from 'kysely';
import { statusesFor } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { isIssued, isUnderWay, statusesThat } from '#domain/core/status-questions.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/database.ts';
import type { HoldLimits } from '#server/orders/hold-limits.ts';
import { heldFrom } from '#server/orders/hold-limits.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { PRODUCT, type ToursDetail } from '#server/products/tours/detail.ts';

/** Unpaid places that one browser, and one IP address, may hold at a time, of all departures together. */
const MAX_PLACES_HELD = 18;
const MAX_PLACES_HELD_PER_IP = 36;
/** Places of one departure that one browser, and one IP address, may hold, have booked or wait for: a larger group lowers the price of all. */
export const MAX_OF_DEPARTURE = 9;
export const MAX_OF_DEPARTURE_PER_IP = 12;

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

type Asked = {
  readonly ip: string;
  readonly config: Pick<Config, 'secret' | 'rateLimitFactor'>;
  readonly now: number;
  /** Places that an order is about to take: held again, or on another date. Default: none, it is written already. */
  readonly more?: number;
};

/** Of orders: it holds places of this departure, or has booked some. */
export function isKeptIn(departure: string, now: number) {
  const open = statusesFor('expireHold');
  const having = statusesThat((status) => isUnderWay(status) || isIssued(status));
  return sql`product = ${PRODUCT} and detail ->> 'departure' = ${departure}
    and (status in (${sql.join(having)}) or (status in (${sql.join([...open])}) and deadline_at > ${now}))`;
}

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
  const [network] = heldFrom(ip, config.secret).split(' ');
  const { rows } = await sql<{ own: number; network: number }>`
    select coalesce(sum(places) filter (where owner = ${owner}), 0)::int as own,
      coalesce(sum(places) filter (where string_to_array(held_from, ' ') @> array[${network}]::text[]), 0)::int as network
    from (
      select owner, held_from, ${PLACES} as places from orders
      where ${isKeptIn(departure, now)}
    ) as kept`.execute(tx);
  const [row] = rows;
  const isTooMany =
    (row?.own ?? 0) + more > MAX_OF_DEPARTURE * config.rateLimitFactor ||
    (row?.network ?? 0) + more > MAX_OF_DEPARTURE_PER_IP * config.rateLimitFactor;
  if (!isTooMany) return;
  throw new ProblemError(429, {
    code: 'rate_limited',
    message: 'Too many places of this departure are held or booked from here. Larger groups ask us.',
    retryAfterSeconds: 900,
  });
}
