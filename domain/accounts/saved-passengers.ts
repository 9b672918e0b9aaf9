import type { FormFault } from '#domain/accounts/account-forms.ts';
import { passportText, personProblems } from '#domain/core/person.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { passengerKeptUntil } from '#domain/core/retention.ts';
import { addMonths } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';

export type SavedPassenger = components['schemas']['SavedPassenger'];
export type SavedPassengerInput = components['schemas']['SavedPassengerInput'];

/** Many countries require this validity after the journey, so a warning shows early. */
export const PASSPORT_MONTHS = 6;

/** over: expired before today. soon: expires within six months. `expiry` and `today` are days. */
export type PassportState = 'good' | 'soon' | 'over';
export const passportState = (expiry: string, today: string): PassportState =>
  expiry < today ? 'over' : expiry < addMonths(today, PASSPORT_MONTHS) ? 'soon' : 'good';

/** Validation errors of a saved passenger. The form and the server use the same function. */
export function savedPassengerProblems(
  passenger: SavedPassengerInput,
  /** `today`: in Tehran. `hasNumber`: a number is saved already; an empty input keeps it. */
  { today, hasNumber }: { readonly today: string; readonly hasNumber: boolean },
): Readonly<Record<string, FieldProblem>> {
  const keepsNumber = hasNumber && passportText(passenger.passportNumber) === '';
  const problems = problemsIn(personProblems(passenger, { today, keepsNumber }));
  // An expired passport stays saved with its warning for a year, until its owner enters a new one.
  const isForgotten = !problems.passportExpiry && passengerKeptUntil(passenger.passportExpiry) < today;
  return isForgotten ? { ...problems, passportExpiry: 'passport_expired' } : problems;
}

/** The same as errors of a form, in the order of the problems. */
export const savedPassengerFaults = (...asked: Parameters<typeof savedPassengerProblems>): readonly FormFault[] =>
  Object.entries(savedPassengerProblems(...asked)).map(([field, code]) => ({ field, code }));
