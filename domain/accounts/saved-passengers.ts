import { passportText, personProblems } from '#domain/core/person.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { passengerKeptUntil } from '#domain/core/retention.ts';
import { addMonths } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

export type SavedPassenger = components['schemas']['SavedPassenger'];
export type SavedPassengerInput = components['schemas']['SavedPassengerInput'];

/** What many countries ask of a passport after the journey: worth a warning long before. */
export const PASSPORT_MONTHS = 6;

/** over: it ended before today. soon: within six months. `expiry` and `today` are days. */
export type PassportState = 'good' | 'soon' | 'over';
export const passportState = (expiry: string, today: string): PassportState =>
  expiry < today ? 'over' : expiry < addMonths(today, PASSPORT_MONTHS) ? 'soon' : 'good';

/** Every field of a saved passenger that cannot stay as it is; the same function guards the form and the server. */
export function savedPassengerProblems(
  passenger: SavedPassengerInput,
  /** Today in Tehran, and whether a number is saved already, which an empty one leaves as it is. */
  { today, hasNumber }: { readonly today: string; readonly hasNumber: boolean },
): Readonly<Record<string, FieldProblem>> {
  const keepsNumber = hasNumber && passportText(passenger.passportNumber) === '';
  const problems = problemsIn(personProblems(passenger, { today, keepsNumber }));
  // A passport that ended stays in the book with its warning, for a year, until its owner has a new one.
  const isForgotten = !problems.passportExpiry && passengerKeptUntil(passenger.passportExpiry) < today;
  return isForgotten ? { ...problems, passportExpiry: 'passport_expired' } : problems;
}
