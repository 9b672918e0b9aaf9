import { sql } from 'kysely';
import { addDays, dayOf } from '#domain/core/time.ts';
import { DECIDED_DAYS, SETTLES_DAYS } from '#domain/tours/dates.ts';
import { noonBefore } from '#domain/tours/money-stairs.ts';
import type { Database } from '#server/db/database.ts';
import { IS_PRIVATE } from '#server/products/tours/private-departures.ts';

/**
 * What the days and the people who paid decide of departures, each once and for good: from noon 60 days before on, when
 * nobody cancels for free any more, the price only falls; with the least number it is certain to run; without it at the end of
 * the 21st day before it is called off. Both are promises to those in it: once all who were told have left, nobody has them, and
 * it is as any other with nobody in it.
 */
export async function decideDepartures(db: Database, now: number): Promise<void> {
  const today = dayOf(now);
  const settlesToday = addDays(today, SETTLES_DAYS);
  const settlesUntil = now >= noonBefore(settlesToday, SETTLES_DAYS) ? settlesToday : addDays(settlesToday, -1);
  // The whole day of the decision still counts.
  const decidedBefore = addDays(today, DECIDED_DAYS);
  await sql`
    update tour_departure set
      largest = case when settled_at is null and start <= ${settlesUntil} then paid
        when ${IS_LEFT_BY_ALL} then 0 else largest end,
      settled_at = case when settled_at is null and start <= ${settlesUntil} then ${now}::bigint else settled_at end,
      certain_at = case when ${isCertainNow} then ${now}::bigint when ${IS_LEFT_BY_ALL} then null else certain_at end,
      called_off_at = case when ${isCalledOffNow(decidedBefore)} then ${now}::bigint else called_off_at end
    where (settled_at is null and start <= ${settlesUntil}) or ${isCertainNow} or ${IS_LEFT_BY_ALL}
      or ${isCalledOffNow(decidedBefore)}`.execute(db);
}

const LEAST = sql`(content ->> 'leastToRun')::int`;
const isCertainNow = sql`(certain_at is null and called_off_at is null and paid >= ${LEAST})`;
/** Also of those who hold a place: they were shown that it runs. Private dates run for who asked, however late they pay. */
const IS_LEFT_BY_ALL = sql`(not ${IS_PRIVATE} and held + paid = 0 and called_off_at is null and orders_told is not null
  and (certain_at is not null or largest > 0))`;
const isCalledOffNow = (before: string) =>
  sql`(certain_at is null and called_off_at is null and paid < ${LEAST} and start < ${before})`;
