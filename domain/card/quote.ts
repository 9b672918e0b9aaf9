import { euro, type Money, times } from '#domain/core/money.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { addDays, DAY_MS, isDay } from '#domain/core/time.ts';

/** What is asked for: a day, YYYY-MM-DD in Tehran, and for how many people. */
export type CardQuestion = { readonly day: string; readonly people: number };

export const MAX_PEOPLE = 9;
/** So far ahead it is sold. */
const DAYS_AHEAD = 300;
/** How long it is held. */
export const HOLD_SECONDS = 900;

/** TODO: what one person pays. */
export const EACH = euro(5000);

export const priceOf = ({ people }: CardQuestion): Money => times(EACH, people);

/** Until so long before it begins everything comes back; after that half of it, until it begins. TODO: its own rules. */
export const FREE_DAYS = 7;

/** What comes back of a payment, in percent; null: it has begun. Moments in server epoch ms. */
export function percentBack(startsAt: number, now: number): number | null {
  if (now >= startsAt) return null;
  return now < startsAt - FREE_DAYS * DAY_MS ? 100 : 50;
}

/** What cannot stay as it is, by field; the page and the server ask the same. `today`: YYYY-MM-DD in Tehran. */
export const questionProblems = (
  { day, people }: CardQuestion,
  today: string,
): Readonly<Record<string, FieldProblem>> =>
  problemsIn({
    day: dayProblem(day, today),
    people: Number.isInteger(people) && people >= 1 && people <= MAX_PEOPLE ? undefined : 'too_many_passengers',
  });

function dayProblem(day: string, today: string): FieldProblem | undefined {
  if (day === '') return 'required';
  if (!isDay(day)) return 'date_invalid';
  if (day < today) return 'date_in_past';
  return day > addDays(today, DAYS_AHEAD) ? 'date_too_far' : undefined;
}
