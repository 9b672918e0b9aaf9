import { type RawBuilder, sql, type Transaction } from 'kysely';
import { statusesFor } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { heldFrom } from '#server/orders/hold-limits.ts';
import { PRODUCT, placesIn, type ToursDetail } from '#server/products/tours/detail.ts';
import { type Counted, changePlaces } from '#server/products/tours/places.ts';
import { areTooMany, isAboveOfDeparture, PLACES, type Taken } from '#server/products/tours/places-held.ts';

/*
 * The waiting list of a departure is the line of its open inquiries. What comes back is for the first of them who fits, then for the
 * next who fits into the rest. What nobody fits into is anybody's: who holds, holds again, pays late or moves to the departure
 * takes places of that rest alone.
 */

/** Places that one browser, and one IP address, may wait for, of all departures together. Of one: what is held, booked and waited for. */
const MOST_OF_ALL = { own: 18, network: 36 };

const OF_LINES = sql`product = ${PRODUCT} and status = 'inquiring' and line is not null`;

/**
 * The lines: the places that all of them need, and those of each party in their order, without who has too many places to be
 * offered more. One whose time has ended counts until its end is written, some seconds later.
 */
export const LINES = sql`(
  select line as departure, sum(${PLACES})::int as waiting,
    jsonb_agg(${PLACES} order by turn) filter (where not detail ? 'isAbove') as parties
  from inquiry where ${OF_LINES} group by line)`;

/** Places of a departure that stand offered to who waited for them. */
export const offeredOf = (departure: string | RawBuilder<string>) => sql<number>`(
  select coalesce(sum(${PLACES}), 0)::int from orders
  where product = ${PRODUCT} and detail ->> 'departure' = ${departure} and detail ->> 'asked' = 'waiting'
    and status in (${sql.join([...statusesFor('expireHold'), 'paying'])}))`;

/** Of free places those that nobody of a line fits into, in whatever order they are looked at. */
export const restOf = (free: number, parties: readonly number[]): number =>
  parties.reduce((rest, places) => (places <= rest ? rest - places : rest), free);

type Standing = {
  readonly free: number;
  readonly held: number;
  /** Of the held ones, those of offers. */
  readonly offered: number;
  readonly line: readonly { readonly id: string; readonly places: number; readonly isAbove: boolean }[];
};

const partiesIn = (line: Standing['line']): number[] =>
  line.filter(({ isAbove }) => !isAbove).map(({ places }) => places);

async function standingOf(db: Queryable, departure: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select capacity - held - paid as free, held, ${offeredOf(departure)} as offered, (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'places', ${PLACES}, 'isAbove', detail ? 'isAbove') order by turn), '[]')
      from inquiry where ${OF_LINES} and line = ${departure}) as line
    from tour_departure where id = ${departure}`.execute(db);
  return rows[0] ?? { free: 0, held: 0, offered: 0, line: [] };
}

/** Locks the departure until the transaction ends, as who joins its line does: nobody takes a place or joins meanwhile. */
async function lockedStanding(db: Queryable, departure: string): Promise<Standing> {
  await sql`select from tour_departure where id = ${departure} for update`.execute(db);
  return standingOf(db, departure);
}

/** Holds places beside the line: undefined when there are too few, or the line needs them. `certainAt`: as in `changePlaces`. */
export async function takePlaces(
  db: Queryable,
  departure: string,
  places: number,
  certainAt: number | null = null,
): Promise<Counted | undefined> {
  const { free, line } = await lockedStanding(db, departure);
  if (restOf(free, partiesIn(line)) < places) return undefined;
  return changePlaces(db, departure, { held: places, paid: 0, certainAt });
}

/** The same for the places of an order. True when they could be had. */
export async function takeOf(db: Queryable, detail: ToursDetail): Promise<boolean> {
  const places = placesIn(detail);
  if (detail.departure === null || places === 0) return true;
  return (await takePlaces(db, detail.departure, places, detail.certainAt)) !== undefined;
}

/** Locks the departure; then the free places that are left for this inquiry of its line by those who asked before. */
export async function lockedTurnOf(db: Queryable, departure: string, inquiryId: string): Promise<number> {
  const { free, line } = await lockedStanding(db, departure);
  const before = line.slice(
    0,
    line.findIndex(({ id }) => id === inquiryId),
  );
  return restOf(free, partiesIn(before));
}

/** Writes of an inquiry whether its browser or network has too many places to be offered more: then nothing is kept for it. */
export const markAbove = (db: Queryable, inquiryId: string, isAbove: boolean): Promise<unknown> =>
  sql`
    update inquiry set detail = (detail - 'isAbove') || ${JSON.stringify(isAbove ? { isAbove } : {})}::jsonb
    where id = ${inquiryId}`.execute(db);

/**
 * What is free beside the line, and whether it may be waited for: every place is paid, offered or the line's. What is only held
 * for minutes opens no list, else two browsers could make a day of a quarter of an hour. Locks the departure.
 */
export async function lockedFullness(
  db: Queryable,
  departure: string,
): Promise<{ readonly left: number; readonly isHeld: boolean }> {
  const { free, held, offered, line } = await lockedStanding(db, departure);
  return { left: restOf(free, partiesIn(line)), isHeld: held > offered };
}

/** True while others still find a place. An offer stands as long as it was said to, so what was asked for has none. */
export async function hasSpare(db: Queryable, { departure, asked }: ToursDetail): Promise<boolean> {
  if (asked) return false;
  if (departure === null) return true;
  const row = db.selectFrom('tour_departure').select('id').where('id', '=', departure).where('is_on_sale', '=', true);
  if (!(await row.executeTakeFirst())) return false;
  const { free, line } = await standingOf(db, departure);
  return restOf(free, partiesIn(line)) > 0;
}

type Asker = {
  readonly visitor: string;
  readonly ip: string;
  readonly config: Pick<Config, 'secret' | 'rateLimitFactor'>;
  readonly now: number;
};

/**
 * Call after openInquiry, which serialises the inquiries of one network: throws 429, which rolls it back, when this browser or
 * one of its networks now has and waits for more than a group of travellers needs. To wait costs nothing, and keeps places from others.
 */
export async function checkLineLimits(
  tx: Transaction<Tables>,
  departure: string,
  { visitor, ip, config, now }: Asker,
): Promise<void> {
  const from = heldFrom(ip, config.secret);
  const holder = { owner: visitor, from };
  const { rows } = await sql<Taken & { readonly line: string }>`
    select owner, held_from, line, ${PLACES} as places from inquiry
    where ${OF_LINES} and (owner = ${visitor} or string_to_array(held_from, ' ') && string_to_array(${from}, ' '))`.execute(
    tx,
  );
  const more = rows.filter(({ line }) => line === departure);
  const isTooMany =
    areTooMany(rows, holder, MOST_OF_ALL, config) ||
    (await isAboveOfDeparture(tx, holder, departure, { config, now, more }));
  if (!isTooMany) return;
  throw new ProblemError(429, {
    code: 'rate_limited',
    message: 'Too many places are waited for from here. Larger groups ask us.',
    retryAfterSeconds: 900,
  });
}
