import { emailProblem } from '#domain/core/contact.ts';
import type { PassengerDetails, PassengerInput } from '#domain/core/passengers.ts';
import { EMPTY_PERSON, personProblems } from '#domain/core/person.ts';
import { personKey } from '#domain/core/person-key.ts';
import { internationalPhoneProblem } from '#domain/core/phone.ts';
import { plainLine, plainProse } from '#domain/core/plain-text.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { ADULT_MARK, MAX_WISHES } from '#domain/hotels/hotel-limits.ts';
import { agesOf, countsAsAdult, type RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';

/** Place of a guest: in the order of the searched rooms, adults first. `age`: as searched. */
export type GuestPlace = { readonly room: number; readonly isAdult: boolean; readonly age: number };

/** The guests of an order by room. */
export const guestPlaces = (rooms: readonly { readonly party: RoomParty }[]): GuestPlace[] =>
  rooms.flatMap(({ party }, room) =>
    agesOf(party).map((age, index) => ({ room, age, isAdult: index < party.adults.length || countsAsAdult(age) })),
  );

/** Arrival time: unknown (''), between two full hours, or later than the hotel keeps the room. */
const ARRIVAL = /^(?:|later|(?:[01]\d|2[0-3])-(?:[01]\d|2[0-4]))$/;

export const arrivalProblem = (arrival: string): FieldProblem | undefined =>
  ARRIVAL.test(arrival) ? undefined : 'arrival_invalid';

/** Typed age in full years, in digits of any script; NaN when it is not an age. */
export function ageOf(typed: string | undefined): number {
  return wholeNumber(typed) ?? Number.NaN;
}

/**
 * Validation errors of all guests. The form and the server use the same function. A child's age may differ from the
 * search: the price follows it.
 */
export function guestProblems(
  { passengers, email, phone, answers = {} }: PassengerDetails,
  { places, minGuestAge, today }: { places: readonly GuestPlace[]; minGuestAge: number; today: string },
): Readonly<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  if (passengers.length !== places.length) problems.passengers = 'invalid';
  passengers.forEach((guest, index) => {
    const place = places[index];
    const found = place ? oneProblem(guest, place, { isLead: index === 0, minGuestAge, today }) : {};
    for (const [field, problem] of Object.entries(found)) problems[`passengers.${index}.${field}`] = problem;
  });
  for (const index of doubles(passengers)) problems[`passengers.${index}.firstName`] ??= 'same_person';
  return {
    ...problems,
    ...problemsIn({
      email: emailProblem(email),
      phone: internationalPhoneProblem(phone),
      'answers.arrival': arrivalProblem(answers.arrival ?? ''),
      'answers.wishes': wishesProblem(answers.wishes ?? ''),
    }),
  };
}

/** Line breaks are allowed and become spaces when stored. Other control characters are not. */
const wishesProblem = (typed: string): FieldProblem | undefined => {
  const wishes = plainProse(typed);
  return wishes.length > MAX_WISHES ? 'too_long' : /\p{Cc}/u.test(wishes.replace(/\s/g, ' ')) ? 'invalid' : undefined;
};

type GuestRules = { readonly isLead: boolean; readonly minGuestAge: number; readonly today: string };

function oneProblem(guest: PassengerInput, { isAdult }: GuestPlace, { isLead, minGuestAge, today }: GuestRules) {
  const { title, firstName, lastName, nationality } = personProblems(guest, { today, keepsNumber: true });
  const age = ageOf(guest.age);
  return problemsIn({
    title,
    firstName,
    lastName,
    age: ageProblem(guest.age, age, isAdult, isLead ? minGuestAge : 0),
    nationality: isLead || guest.nationality !== '' ? nationality : undefined,
    ageClass: Number.isNaN(age) || guest.ageClass === ageClassOf(age) ? undefined : ('invalid' as const),
  });
}

function ageProblem(typed: string | undefined, age: number, isAdult: boolean, least: number): FieldProblem | undefined {
  if (plainLine(typed ?? '') === '') return 'required';
  if (Number.isNaN(age) || age > 120) return 'guest_age_invalid';
  if (isAdult && !countsAsAdult(age)) return 'guest_age_not_adult';
  if (age < least) return 'age_too_young';
  return !isAdult && countsAsAdult(age) ? 'guest_age_not_as_searched' : undefined;
}

/** Age class of the order model: over 12 is an adult. */
export const ageClassOf = (age: number): 'adult' | 'child' => (countsAsAdult(age) ? 'adult' : 'child');

function doubles(guests: readonly PassengerInput[]): number[] {
  const seen = new Set<string>();
  return guests.flatMap((guest, index) => {
    const person = personKey(guest, guest.age ?? '');
    const isDouble = person !== '' && seen.has(person);
    seen.add(person);
    return isDouble ? [index] : [];
  });
}

/** An empty form with the searched ages of children. */
export const emptyGuests = (places: readonly GuestPlace[]): components['schemas']['PassengerDraft'] => ({
  email: '',
  phone: '',
  passengers: places.map(({ isAdult, age }) => ({
    ...EMPTY_PERSON,
    ageClass: isAdult ? ('adult' as const) : ('child' as const),
    age: age === ADULT_MARK ? '' : String(age),
  })),
  answers: { arrival: '', wishes: '' },
});
