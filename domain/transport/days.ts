import type { FieldProblem } from '#domain/core/problem.ts';
import { addDays, isDay } from '#domain/core/time.ts';

/** So far ahead it is sold. */
export const DAYS_AHEAD = 300;

/** Why nothing is sold on a day; undefined: it may be. Days are YYYY-MM-DD in Tehran; `first`: the earliest one, today where it is not said. */
export function dayProblem(day: string, today: string, first: string = today): FieldProblem | undefined {
  if (day === '') return 'required';
  if (!isDay(day)) return 'date_invalid';
  if (day < first) return 'date_in_past';
  return day > addDays(today, DAYS_AHEAD) ? 'date_too_far' : undefined;
}
