import { type AgeClass, ageClassOn } from '#domain/core/ages.ts';
import { plainly } from '#domain/core/clean-input.ts';
import { emailProblem, emailText } from '#domain/core/contact.ts';
import { EMPTY_PERSON, passportText, personOf, personProblems } from '#domain/core/person.ts';
import { personKey } from '#domain/core/person-key.ts';
import { internationalPhoneProblem, phoneText } from '#domain/core/phone.ts';
import { plainLine } from '#domain/core/plain-text.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';

export type PassengerInput = components['schemas']['PassengerInput'];
export type PassengerDetails = components['schemas']['PassengerDetails'];
export type PassengerDraft = components['schemas']['PassengerDraft'];
export type DraftPassenger = components['schemas']['DraftPassenger'];

/** By path, such as `passengers.0.birthDate`; form inputs and the fields of a Problem use the same paths. */
export type PassengerProblems = Readonly<Record<string, FieldProblem>>;

type Trip = {
  /** Tehran days of the legs, in order. */
  readonly days: readonly string[];
  /** Today in Tehran. */
  readonly today: string;
};

/** Validation errors of all passengers. The form and the server use the same function. */
export function passengerProblems(details: PassengerDetails, trip: Trip): PassengerProblems {
  const problems: Record<string, FieldProblem> = {};
  details.passengers.forEach((passenger, index) => {
    for (const [field, problem] of Object.entries(oneProblem(passenger, trip))) {
      problems[`passengers.${index}.${field}`] = problem;
    }
  });
  for (const [path, problem] of doubles(details.passengers)) problems[path] ??= problem;
  return {
    ...problems,
    ...problemsIn({ email: emailProblem(details.email), phone: internationalPhoneProblem(details.phone) }),
  };
}

// The searched class must fit the first leg; on later legs the fare follows the age (fare rules: ageRule).
function oneProblem(passenger: PassengerInput, { days, today }: Trip): PassengerProblems {
  const [firstDay = today] = days;
  const { birthDate, ageClass, passportExpiry } = passenger;
  // Only the server knows the number of a saved passenger.
  const found = personProblems(passenger, { today, keepsNumber: usesSavedNumber(passenger) });
  const isOfClass = () => ageClassOn(birthDate, firstDay) === ageClass;
  const isOver = passportExpiry < (days.at(-1) ?? today);
  return problemsIn({
    ...found,
    birthDate: found.birthDate ?? (isOfClass() ? undefined : NOT_OF_CLASS[ageClass]),
    passportExpiry: found.passportExpiry ?? (isOver ? 'passport_expired' : undefined),
  });
}

/** True when the saved passport number is used: none was typed. */
export const usesSavedNumber = ({
  savedPassengerId,
  passportNumber,
}: Pick<PassengerInput, 'savedPassengerId' | 'passportNumber'>): boolean =>
  savedPassengerId !== undefined && passportText(passportNumber) === '';

const NOT_OF_CLASS: Record<AgeClass, FieldProblem> = {
  adult: 'age_not_adult',
  child: 'age_not_child',
  infant: 'age_not_infant',
};

/** Duplicates in one order by passport or by person; reports the later one. */
function doubles(passengers: readonly PassengerInput[]): [string, FieldProblem][] {
  const seen = new Set<string>();
  return passengers.flatMap((passenger, index): [string, FieldProblem][] => {
    const found: [string, FieldProblem][] = [];
    const number = passportText(passenger.passportNumber);
    const passport = number && `${passenger.passportCountry} ${number}`;
    const name = passenger.birthDate.trim() && personKey(passenger, passenger.birthDate);
    if (passport && seen.has(passport)) found.push([`passengers.${index}.passportNumber`, 'same_passport']);
    if (name && seen.has(name)) found.push([`passengers.${index}.firstName`, 'same_person']);
    seen.add(passport).add(name);
    return found;
  });
}

export const detailsOf = (draft: PassengerDraft): PassengerDetails => ({
  email: emailText(draft.email),
  phone: phoneText(draft.phone),
  passengers: draft.passengers.map((passenger) => ({
    ageClass: passenger.ageClass,
    ...personOf(passenger),
    ...(passenger.age === undefined ? {} : { age: plainLine(passenger.age) }),
    ...(passenger.savedPassengerId ? { savedPassengerId: passenger.savedPassengerId } : {}),
  })),
  ...(draft.answers ? { answers: plainly(draft.answers) } : {}),
});

export const emptyDraft = (party: { adult: number; child: number; infant: number }): PassengerDraft => ({
  email: '',
  phone: '',
  passengers: (['adult', 'child', 'infant'] as const).flatMap((ageClass) =>
    Array.from({ length: party[ageClass] }, () => ({ ageClass, ...EMPTY_PERSON })),
  ),
});
