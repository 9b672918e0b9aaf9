import type { FieldProblem } from '#domain/core/problem.ts';
import { addDays, dayOf, daysBetween, HOUR_MS, isDay, MINUTE_MS, momentOf, weekdayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type TourRuns = Schemas['TourRuns'];

// The days of the rules, counted back from the first day. All days are days in Tehran.

/** From this day on the price of an order only falls. */
export const SETTLES_DAYS = 60;
/** Until the end of this day the rest of a deposit is paid; booked later, all is paid at once. */
export const REST_DAYS = 30;
/** By this day a departure is certain to run, or those who booked choose another date or their money. */
export const DECIDED_DAYS = 21;
/** The last day of sale. */
const SALES_END_DAYS = 5;
/** The last day of sale of a day tour: its guide and car are found after it. */
const DAY_TOUR_SALES_END_DAYS = 2;
/** Until this day a name may be given to somebody else. */
export const NAME_DAYS = 30;
/** When a rest is reminded of. */
export const REMINDER_DAYS: readonly number[] = [45, 35, 31];
/** Days to pay a rest after a departure has become certain. */
export const REST_AFTER_CERTAIN_DAYS = 3;
/** Days to choose when a departure has too few people. */
export const CHOICE_DAYS = 7;
/** A day tour is free to cancel until so long before it. */
export const DAY_TOUR_FREE_MS = 24 * HOUR_MS;

export const settlesOn = (start: string): string => addDays(start, -SETTLES_DAYS);
export const decidedOn = (start: string): string => addDays(start, -DECIDED_DAYS);
export const salesEndOn = (start: string): string => addDays(start, -SALES_END_DAYS);
export const restDueOn = (start: string): string => addDays(start, -REST_DAYS);
export const nameUntil = (start: string): string => addDays(start, -NAME_DAYS);
export const endOf = (start: string, days: number): string => addDays(start, days - 1);

/** The last moment of a day in Tehran, epoch ms: the first one of the next. */
export const endOfDay = (day: string): number => momentOf(addDays(day, 1));

/**
 * The last day to pay the rest: never before the departure is certain, then with three days at least. `certainOn`: the day
 * it became certain; null when it is not yet, then the latest day it can be.
 */
export function restDueDay(start: string, certainOn: string | null): string {
  const afterCertain = addDays(certainOn ?? decidedOn(start), REST_AFTER_CERTAIN_DAYS);
  const due = restDueOn(start);
  return afterCertain > due ? afterCertain : due;
}

type Booked = {
  readonly start: string;
  /** Those who paid, with the own places of who books. */
  readonly group: number;
  readonly leastToRun: number;
  /** Server epoch ms; null while it is not certain. */
  readonly certainAt: number | null;
};

/** The last day to pay the rest for who books at this moment: their own payment may make the departure certain. */
export const restDueFor = ({ start, group, leastToRun, certainAt }: Booked, now: number): string =>
  restDueDay(start, certainAt === null && group < leastToRun ? null : dayOf(certainAt ?? now));

/** When a rest that is due on a day is due: 23:59 in Tehran, as pages say it. */
export const restDueAt = (day: string): number => endOfDay(day) - MINUTE_MS;

/** True while a deposit confirms a journey: booked more than 30 days before. */
export const takesDeposit = (start: string, today: string): boolean => daysBetween(today, start) > REST_DAYS;

/** The last day of sale: with too few people a departure is called off on the day it is decided, and not sold after it. */
export const lastSaleDay = (start: string, isCertain: boolean): string =>
  isCertain ? salesEndOn(start) : decidedOn(start);

/** True while a departure is on sale, the last day included. */
export const isOnSale = (start: string, isCertain: boolean, now: number): boolean =>
  dayOf(now) <= lastSaleDay(start, isCertain);

const WEEKDAYS = { Sat: 'sat', Sun: 'sun', Mon: 'mon', Tue: 'tue', Wed: 'wed', Thu: 'thu', Fri: 'fri' } as const;

const weekday = (day: string): TourRuns['weekdays'][number] | undefined =>
  WEEKDAYS[weekdayOf(day).slice(0, 3) as keyof typeof WEEKDAYS];

/** True when a day tour goes on this day, sold or not. */
export function runsOn(runs: TourRuns, day: string): boolean {
  const name = weekday(day);
  return (
    day >= runs.from && day <= runs.to && !runs.not.includes(day) && name !== undefined && runs.weekdays.includes(name)
  );
}

/** The first day on which a day tour is sold today, whether it goes or not. */
export const firstSoldDay = (runs: TourRuns, today: string): string => {
  const soonest = addDays(today, DAY_TOUR_SALES_END_DAYS);
  return soonest > runs.from ? soonest : runs.from;
};

/** All days on which a day tour can be booked today. */
export function bookableDays(runs: TourRuns, today: string): readonly string[] {
  const from = firstSoldDay(runs, today);
  const count = Math.max(0, daysBetween(from, runs.to) + 1);
  return Array.from({ length: count }, (_, index) => addDays(from, index)).filter((day) => runsOn(runs, day));
}

/** Why a day tour cannot be booked on this day. */
export function dayProblem(runs: TourRuns, day: string, today: string): FieldProblem | undefined {
  if (day === '') return 'required';
  if (!isDay(day)) return 'date_invalid';
  if (day < today) return 'date_in_past';
  if (day < addDays(today, DAY_TOUR_SALES_END_DAYS)) return 'too_soon';
  if (day > runs.to) return 'date_too_far';
  return runsOn(runs, day) ? undefined : 'day_not_run';
}
