import { type Booked, type Journey, placedSteps, type TripFinding, type TripOrder } from '#domain/country/trip.ts';

export type Traveller = {
  /** From the booking with the fullest name; '' when nobody is named yet. */
  readonly name: string;
  /** From any booking that has it. */
  readonly nationality: string | null;
  readonly passportEndsOn: string | null;
  /** Ways and stays, earliest first. A booking without names counts for everybody. */
  readonly steps: readonly Booked[];
  readonly orders: readonly TripOrder[];
};

/** Looks in a journey for what is missing or does not fit. `unseen`: whose data it could not see. */
export type CheckTrip = (
  orders: readonly TripOrder[],
  travellers: readonly Traveller[],
) => { readonly findings: readonly TripFinding[]; readonly unseen: Journey['unseen'] };

const NOBODY_YET = { name: '', nationality: null, passportEndsOn: null };

/** All travellers of a journey, in the order of the bookings; one without a name when no names are known. */
export function travellersOf(orders: readonly TripOrder[]): readonly Traveller[] {
  const people = orders.flatMap((order) => order.people);
  // The fullest name first, so that "Ann Lee" of a hotel matches "Ann Maria Lee" of a flight.
  const fullest = people.toSorted((one, other) => wordsOf(other.name).length - wordsOf(one.name).length);
  const names: string[] = [];
  for (const { name } of fullest) if (!names.some((known) => isSamePerson(known, name))) names.push(name);
  const inOrder = people.flatMap(({ name }) => names.find((known) => isSamePerson(known, name)) ?? []);
  const all = [...new Set(inOrder)].map((name): Traveller => {
    const own = orders.filter((order) => order.people.length === 0 || isOneOf(order, name));
    const said = own.flatMap((order) => order.people.filter((one) => isSamePerson(one.name, name)));
    return {
      name,
      nationality: said.find(({ nationality }) => nationality !== null)?.nationality ?? null,
      passportEndsOn: said.flatMap(({ passportEndsOn }) => passportEndsOn ?? []).toSorted()[0] ?? null,
      steps: placedSteps(own),
      orders: own,
    };
  });
  return all.length > 0 ? all : [{ ...NOBODY_YET, steps: placedSteps(orders), orders }];
}

/** Names of the people whom a finding concerns; none when it concerns everybody. */
export const namedAmong = (travellers: readonly Traveller[], people: readonly string[]): string[] =>
  people.length === travellers.length ? [] : people.filter(Boolean);

export const isOneOf = ({ people }: TripOrder, name: string): boolean =>
  people.some((person) => isSamePerson(person.name, name));

/** True for two spellings of one name: with and without accents, with or without middle names. */
export function isSamePerson(one: string, other: string): boolean {
  const [long, short] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => b.length - a.length) as [string[], string[]];
  if (short.length < 2) return long.join(' ') === short.join(' ');
  return long[0] === short[0] && long.at(-1) === short.at(-1) && short.every((word) => long.includes(word));
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[\s-]+/u)
    .filter(Boolean);
