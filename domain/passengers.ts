import { type AgeClass, ageClassOn } from '#domain/ages.ts';
import { emailProblem, phoneProblem } from '#domain/contact.ts';
import { isLatinName } from '#domain/names.ts';
import { type FieldProblem, problemsIn } from '#domain/problem.ts';
import { isDay } from '#domain/time.ts';
import type { components } from '#openapi/generated/types.ts';

export type PassengerInput = components['schemas']['PassengerInput'];
export type PassengerDetails = components['schemas']['PassengerDetails'];
export type PassengerDraft = components['schemas']['PassengerDraft'];
export type DraftPassenger = components['schemas']['DraftPassenger'];
export type DateParts = components['schemas']['DateParts'];

/** By path, as `passengers.0.birthDate`; the same paths name the inputs of the form and the fields of a Problem. */
export type PassengerProblems = Readonly<Record<string, FieldProblem>>;

type Trip = {
  /** Tehran days of the legs, in order. */
  readonly days: readonly string[];
  /** Today in Tehran. */
  readonly today: string;
};

/** Every field that cannot stay as it is. The same function guards the form and the server. */
export function passengerProblems(details: PassengerDetails, trip: Trip): PassengerProblems {
  const problems: Record<string, FieldProblem> = {};
  details.passengers.forEach((passenger, index) => {
    for (const [field, problem] of Object.entries(oneProblem(passenger, trip))) {
      problems[`passengers.${index}.${field}`] = problem;
    }
  });
  for (const [path, problem] of doubles(details.passengers)) problems[path] ??= problem;
  return { ...problems, ...problemsIn({ email: emailProblem(details.email), phone: phoneProblem(details.phone) }) };
}

const oneProblem = (passenger: PassengerInput, trip: Trip): PassengerProblems =>
  problemsIn({
    title: ['MR', 'MS'].includes(passenger.title) ? undefined : 'required',
    firstName: nameProblem(passenger.firstName),
    lastName: nameProblem(passenger.lastName),
    birthDate: birthProblem(passenger, trip),
    nationality: countryProblem(passenger.nationality),
    // The number of a saved passenger is known to the server alone.
    passportNumber: usesSavedNumber(passenger) ? undefined : passportProblem(passenger.passportNumber),
    passportCountry: countryProblem(passenger.passportCountry),
    passportExpiry: expiryProblem(passenger.passportExpiry, trip),
  });

/** A saved passenger flies with the saved number unless another one is typed. */
export const usesSavedNumber = ({
  savedPassengerId,
  passportNumber,
}: Pick<PassengerInput, 'savedPassengerId' | 'passportNumber'>): boolean =>
  savedPassengerId !== undefined && passportNumber.trim() === '';

/** Of a given or family name as the passport writes it. */
export function nameProblem(name: string): FieldProblem | undefined {
  const text = name.trim();
  if (!text) return 'required';
  if (text.length > 40) return 'too_long';
  return isLatinName(text) ? undefined : 'not_latin';
}

const NOT_OF_CLASS: Record<AgeClass, FieldProblem> = {
  adult: 'age_not_adult',
  child: 'age_not_child',
  infant: 'age_not_infant',
};

// The class that was searched must fit the first leg; on later legs the fare follows the age (fare rules: ageRule).
function birthProblem({ birthDate, ageClass }: PassengerInput, { days, today }: Trip): FieldProblem | undefined {
  const [firstDay = today] = days;
  if (!birthDate) return 'required';
  if (!isDay(birthDate) || birthDate < '1900-01-01') return 'date_invalid';
  if (birthDate > today) return 'date_in_future';
  return ageClassOn(birthDate, firstDay) === ageClass ? undefined : NOT_OF_CLASS[ageClass];
}

/** Of an ISO 3166-1 alpha-2 code. */
export const countryProblem = (code: string): FieldProblem | undefined =>
  !code ? 'required' : /^[A-Z]{2}$/.test(code) ? undefined : 'country_invalid';

/** Of a passport number: 5 to 15 letters and digits. */
export const passportProblem = (number: string): FieldProblem | undefined =>
  !number.trim() ? 'required' : /^[A-Za-z0-9]{5,15}$/.test(number.trim()) ? undefined : 'passport_invalid';

function expiryProblem(day: string, { days, today }: Trip): FieldProblem | undefined {
  if (!day) return 'required';
  if (!isDay(day) || day > '2100-01-01') return 'date_invalid';
  return day < (days.at(-1) ?? today) ? 'passport_expired' : undefined;
}

/** The same passport or the same person twice in one order; the later one is named. */
function doubles(passengers: readonly PassengerInput[]): [string, FieldProblem][] {
  const seen = new Set<string>();
  return passengers.flatMap((passenger, index): [string, FieldProblem][] => {
    const found: [string, FieldProblem][] = [];
    const number = passenger.passportNumber.trim().toUpperCase();
    const passport = number && `${passenger.passportCountry} ${number}`;
    const person = [passenger.firstName, passenger.lastName, passenger.birthDate].map((text) => text.trim());
    const name = person.every(Boolean) ? person.join('|').toLowerCase() : '';
    if (passport && seen.has(passport)) found.push([`passengers.${index}.passportNumber`, 'same_passport']);
    if (name && seen.has(name)) found.push([`passengers.${index}.firstName`, 'same_person']);
    seen.add(passport).add(name);
    return found;
  });
}

/** `1988-03-14` from three boxes; '' when all are empty, and something `isDay` refuses when they make no day. */
export function dayFromParts({ day, month, year }: DateParts): string {
  const parts = [year.trim(), month.trim(), day.trim()];
  if (parts.every((part) => part === '')) return '';
  if (!parts.every((part) => /^\d{1,4}$/.test(part))) return parts.join('-') || '-';
  const [y = '', m = '', d = ''] = parts;
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}

/** What was typed, as the contract's request. Nothing is corrected but blanks at the ends. */
export const detailsOf = (draft: PassengerDraft): PassengerDetails => ({
  email: draft.email.trim(),
  phone: draft.phone.trim(),
  passengers: draft.passengers.map((passenger) => ({
    ageClass: passenger.ageClass,
    title: passenger.title,
    firstName: passenger.firstName.trim(),
    lastName: passenger.lastName.trim(),
    birthDate: dayFromParts(passenger.birthDate),
    nationality: passenger.nationality,
    passportNumber: passenger.passportNumber.trim().toUpperCase(),
    passportCountry: passenger.passportCountry,
    passportExpiry: dayFromParts(passenger.passportExpiry),
    ...(passenger.savedPassengerId ? { savedPassengerId: passenger.savedPassengerId } : {}),
  })),
});

const EMPTY_DATE: DateParts = { day: '', month: '', year: '' };

/** An empty form for a party: adults first, then children, then infants. */
export const emptyDraft = (party: { adult: number; child: number; infant: number }): PassengerDraft => ({
  email: '',
  phone: '',
  passengers: (['adult', 'child', 'infant'] as const).flatMap((ageClass) =>
    Array.from({ length: party[ageClass] }, () => ({
      ageClass,
      title: '' as const,
      firstName: '',
      lastName: '',
      birthDate: EMPTY_DATE,
      nationality: '',
      passportNumber: '',
      passportCountry: '',
      passportExpiry: EMPTY_DATE,
    })),
  ),
});
