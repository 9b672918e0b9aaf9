import { sql, type Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { heldFrom } from '#server/orders/hold-limits.ts';
import { PRODUCT, placesIn, type ToursDetail } from '#server/products/tours/detail.ts';
import { type Counted, changePlaces } from '#server/products/tours/places.ts';
import { isKeptIn, MAX_OF_DEPARTURE, MAX_OF_DEPARTURE_PER_IP, PLACES } from '#server/products/tours/places-held.ts';

/*
 * The waiting list of a departure is the line of its open inquiries. What it needs is nobody else's: who holds, holds again, pays
 * late or moves to the departure leaves that many places free.
 */

/** Places that one browser, and one IP address, may wait for, of all departures together. Of one: what is held, booked and waited for. */
const MOST_OF_ALL = { own: 18, network: 36 };

const OF_LINES = sql`product = ${PRODUCT} and status = 'inquiring' and line is not null`;

/** The places that each line needs. One whose time has ended counts until its end is written, some seconds later. */
export const LINES = sql`(
  select line as departure, sum(${PLACES})::int as places from inquiry where ${OF_LINES} group by line)`;

/** The same of one departure. */
export const needsOf = (departure: string) => sql<number>`(
  select coalesce(sum(${PLACES}), 0)::int from inquiry
  where ${OF_LINES} and line = ${departure})`;

/** Holds places beside the line: undefined when there are too few, or the line needs them. `certainAt`: as in `changePlaces`. */
export async function takePlaces(
  db: Queryable,
  departure: string,
  places: number,
  certainAt: number | null = null,
): Promise<Counted | undefined> {
  const counted = await changePlaces(db, departure, { held: places, paid: 0, certainAt });
  // After the change: it has locked the departure, as who joins the line does, so nobody joins in between.
  if (!counted || (await freeIn(db, departure)) >= 0) return counted;
  await changePlaces(db, departure, { held: -places, paid: 0 });
  return undefined;
}

/** The same for the places of an order. True when they could be had. */
export async function takeOf(db: Queryable, detail: ToursDetail): Promise<boolean> {
  const places = placesIn(detail);
  if (detail.departure === null || places === 0) return true;
  return (await takePlaces(db, detail.departure, places, detail.certainAt)) !== undefined;
}

/** Places that nobody has, holds or waits for; below zero where the line needs more than are free. */
async function freeIn(db: Queryable, departure: string): Promise<number> {
  const { rows } = await sql<{ free: number }>`
    select capacity - held - paid - ${needsOf(departure)} as free from tour_departure where id = ${departure}`.execute(
    db,
  );
  return rows[0]?.free ?? 0;
}

/** Locks the departure until the transaction ends, so that no place is taken meanwhile; then the places that are free. */
export async function lockedFreeIn(tx: Transaction<Tables>, departure: string): Promise<number> {
  await sql`select from tour_departure where id = ${departure} for update`.execute(tx);
  return freeIn(tx, departure);
}

/** True while others still find a place. An offer stands as long as it was said to, so what was asked for has none. */
export async function hasSpare(db: Queryable, { departure, asked }: ToursDetail): Promise<boolean> {
  if (asked) return false;
  if (departure === null) return true;
  const row = db.selectFrom('tour_departure').select('id').where('id', '=', departure).where('is_on_sale', '=', true);
  const spare = row.where(sql<boolean>`held + paid + ${needsOf(departure)} < capacity`);
  return (await spare.executeTakeFirst()) !== undefined;
}

type Asker = {
  readonly visitor: string;
  readonly ip: string;
  readonly config: Pick<Config, 'secret' | 'rateLimitFactor'>;
  readonly now: number;
};

/**
 * Call after openInquiry, which serialises the inquiries of one network: throws 429, which rolls it back, when this browser or
 * IP address now has and waits for more than a group of travellers needs. To wait costs nothing, and keeps places from others.
 */
export async function checkLineLimits(
  tx: Transaction<Tables>,
  departure: string,
  { visitor, ip, config, now }: Asker,
): Promise<void> {
  const [network] = heldFrom(ip, config.secret).split(' ');
  const isOwn = sql`owner = ${visitor}`;
  const isNear = sql`string_to_array(held_from, ' ') @> array[${network}]::text[]`;
  const isHere = sql`departure = ${departure}`;
  const sumOf = (which: typeof isOwn) => sql`coalesce(sum(places) filter (where ${which}), 0)::int`;
  const { rows } = await sql<{ own: number; network: number; own_here: number; network_here: number }>`
    select ${sumOf(sql`${isOwn} and waits`)} as own, ${sumOf(sql`${isNear} and waits`)} as network,
      ${sumOf(sql`${isOwn} and ${isHere}`)} as own_here, ${sumOf(sql`${isNear} and ${isHere}`)} as network_here
    from (
      select owner, held_from, line as departure, true as waits, ${PLACES} as places from inquiry
      where ${OF_LINES}
      union all
      select owner, held_from, ${departure}::text, false, ${PLACES} from orders
      where ${isKeptIn(departure, now)}
    ) as wanted`.execute(tx);
  const [row] = rows;
  const isAbove = (places: number | undefined, most: number) => (places ?? 0) > most * config.rateLimitFactor;
  const isTooMany =
    isAbove(row?.own, MOST_OF_ALL.own) ||
    isAbove(row?.network, MOST_OF_ALL.network) ||
    isAbove(row?.own_here, MAX_OF_DEPARTURE) ||
    isAbove(row?.network_here, MAX_OF_DEPARTURE_PER_IP);
  if (!isTooMany) return;
  throw new ProblemError(429, {
    code: 'rate_limited',
    message: 'Too many places are waited for from here. Larger groups ask us.',
    retryAfterSeconds: 900,
  });
}
