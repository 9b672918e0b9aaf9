import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { addDays, DAY_MS, dayOf, daysBetween, HOUR_MS, isDay, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { MAX_DAYS } from '#domain/insurance/plans.ts';

/** So far ahead a policy may begin. */
export const DAYS_AHEAD = 365;
/** Cover of who is in Iran already begins so long after the payment. */
export const WAIT_MS = 72 * HOUR_MS;
/** So many people a policy covers at one time. */
export const MAX_PEOPLE = 9;
/** So many people a policy has ever had: who leaves keeps the place, because papers and history name it. */
export const MAX_PLACES = 18;
/** How long the price of a change stands. */
export const CHANGE_SECONDS = 600;

/** The last covered day of a policy. All days are YYYY-MM-DD in Tehran. */
export const lastDayOf = (firstDay: string, days: number): string => addDays(firstDay, days - 1);

/** Number of covered days, the first and the last counted. */
export const daysFrom = (firstDay: string, lastDay: string): number => daysBetween(firstDay, lastDay) + 1;

/** The moment from which who is in Iran already is covered: 72 hours after the payment, to the minute. Server epoch ms. */
export const coverAfter = (paidAt: number): number => Math.ceil((paidAt + WAIT_MS) / MINUTE_MS) * MINUTE_MS;

/**
 * The moment from which a policy that begins on a day covers: the first of that day, or the payment where it is paid on that day. A
 * bank may confirm that after midnight; the first day that was printed stays. Server epoch ms.
 */
export const coverOn = (firstDay: string, paidAt: number): number =>
  Math.min(Math.max(momentOf(firstDay), paidAt), endOf(firstDay) - MINUTE_MS);

/** Cover begins at a time of its first day, which its papers say; else with that day. */
export const beginsAtTime = (coverFrom: number): boolean => coverFrom > momentOf(dayOf(coverFrom));

/** The first day of who is in Iran already and pays at this moment. */
export const firstDayInIran = (paidAt: number): string => dayOf(coverAfter(paidAt));

/** Midnight in Tehran that ends the last day. Server epoch ms. */
export const endOf = (lastDay: string): number => momentOf(lastDay) + DAY_MS;

/** When a policy is asked for: for which days, by who is in Iran already or not. */
export type AskedDays = { readonly firstDay: string; readonly days: number; readonly isInIran: boolean };

/** Why these days cannot be sold, by field; page and server ask the same. `today`: YYYY-MM-DD in Tehran. */
export const dayProblems = (
  { firstDay, days, isInIran }: AskedDays,
  today: string,
): Readonly<Partial<Record<'firstDay' | 'days', FieldProblem>>> =>
  problemsIn({
    firstDay: isInIran ? undefined : firstDayProblem(firstDay, today),
    days: areSold(days) ? undefined : 'days_invalid',
  });

/** So many days are sold. */
export const areSold = (days: number | null): days is number =>
  Number.isInteger(days) && days !== null && days >= 1 && days <= MAX_DAYS;

/** Why there are no days from one to another; both as typed. */
export function lastDayProblem(firstDay: string, lastDay: string): FieldProblem | undefined {
  if (lastDay === '') return 'required';
  if (!isDay(lastDay)) return 'date_invalid';
  if (!isDay(firstDay)) return;
  if (lastDay < firstDay) return 'last_before_first';
  return daysFrom(firstDay, lastDay) > MAX_DAYS ? 'days_invalid' : undefined;
}

/** Why a policy cannot begin on this day, as typed. `today`: YYYY-MM-DD in Tehran. */
export function firstDayProblem(firstDay: string, today: string): FieldProblem | undefined {
  if (firstDay === '') return 'required';
  if (!isDay(firstDay)) return 'date_invalid';
  if (firstDay < today) return 'date_in_past';
  return firstDay > addDays(today, DAYS_AHEAD) ? 'first_day_far' : undefined;
}
