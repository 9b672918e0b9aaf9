import { loadProblem } from '#domain/card/load.ts';
import type { Money } from '#domain/core/money.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import type { Rates } from '#domain/core/rates.ts';
import { addDays, isDay } from '#domain/core/time.ts';

/** So far ahead of the arrival it is sold. */
export const DAYS_AHEAD = 300;

/** Airports in Iran with a desk (a sample of ours). */
export const DESK_AIRPORTS = ['IKA', 'MHD', 'SYZ', 'TBZ', 'IFN', 'KIH'] as const;
export type DeskAirport = (typeof DESK_AIRPORTS)[number];

type Asked = {
  readonly rates: Rates;
  /** Rials on the card already; 0 for a new one. */
  readonly balance?: number;
};

/** Why the amount of a load cannot stay. */
export function loadFieldProblem(load: Money, { rates, balance = 0 }: Asked): FieldProblem | undefined {
  const problem = loadProblem(load, rates, balance);
  return problem === null ? undefined : `load_${problem}`;
}

/** Why the first day in Iran cannot stay; days are YYYY-MM-DD in Tehran. */
export function arrivalProblem(arrival: string, today: string): FieldProblem | undefined {
  if (arrival === '') return 'required';
  if (!isDay(arrival)) return 'date_invalid';
  if (arrival < today) return 'date_in_past';
  return arrival > addDays(today, DAYS_AHEAD) ? 'arrival_too_far' : undefined;
}

/** Where it goes, as far as it can be wrong: a hotel has a name and a city. */
type Place = { readonly to: string; readonly hotel?: string; readonly city?: string };

export const placeProblem = ({ to, hotel = '', city = '' }: Place): FieldProblem | undefined =>
  to !== 'hotel' || (hotel.trim() !== '' && city.trim() !== '') ? undefined : 'place_unknown';

/** What cannot stay as it is of a wish for a new card, by field; the page and the server ask the same. */
export const wishProblems = (
  { arrival, delivery, load }: { readonly arrival: string; readonly delivery: Place; readonly load: Money },
  { today, ...asked }: Asked & { readonly today: string },
): Readonly<Record<string, FieldProblem>> =>
  problemsIn({
    arrival: arrivalProblem(arrival, today),
    delivery: placeProblem(delivery),
    load: loadFieldProblem(load, asked),
  });
