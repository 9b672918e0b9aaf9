import { countryProblem, nameProblem, passportProblem } from '#domain/passengers.ts';
import { type FieldProblem, problemsIn } from '#domain/problem.ts';
import { addMonths, isDay } from '#domain/time.ts';
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
  const isKept = hasNumber && passenger.passportNumber.trim() === '';
  return problemsIn({
    title: ['MR', 'MS'].includes(passenger.title) ? undefined : 'required',
    firstName: nameProblem(passenger.firstName),
    lastName: nameProblem(passenger.lastName),
    birthDate: birthProblem(passenger.birthDate, today),
    nationality: countryProblem(passenger.nationality),
    passportNumber: isKept ? undefined : passportProblem(passenger.passportNumber),
    passportCountry: countryProblem(passenger.passportCountry),
    passportExpiry: expiryProblem(passenger.passportExpiry),
  });
}

function birthProblem(day: string, today: string): FieldProblem | undefined {
  if (!day) return 'required';
  if (!isDay(day) || day < '1900-01-01') return 'date_invalid';
  return day > today ? 'date_in_future' : undefined;
}

// One that ended stays in the book with its warning until its owner has a new one.
const expiryProblem = (day: string): FieldProblem | undefined =>
  !day ? 'required' : isDay(day) && day <= '2100-01-01' ? undefined : 'date_invalid';
