import { type AgeClass, ageOn } from '#domain/core/ages.ts';
import { type PassengerDetails, type PassengerProblems, passengerProblems } from '#domain/core/passengers.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { isDay } from '#domain/core/time.ts';
import type { TourPeople } from '#domain/tours/ladder.ts';
import { needsProblems } from '#domain/tours/needs.ts';
import type { components } from '#openapi/generated/types.ts';

/** Who may travel without a parent or guardian in the same order. */
const GROWN_UP = 18;

type Tour = Pick<components['schemas']['TourItem'], 'kind' | 'start' | 'end' | 'leastAge'> & {
  readonly persons: readonly { readonly ageClass: AgeClass }[];
};

/** The travellers of an order, in the order of its forms: adults, children, infants. */
export const ageClassesOf = ({ adults, children, infants }: TourPeople): AgeClass[] => [
  ...Array.from({ length: adults }, () => 'adult' as const),
  ...Array.from({ length: children }, () => 'child' as const),
  ...Array.from({ length: infants }, () => 'infant' as const),
];

/** Why the travellers cannot stay as they are typed; page and server ask the same. `today`: YYYY-MM-DD in Tehran. */
export function travellerProblems(details: PassengerDetails, tour: Tour, today: string): PassengerProblems {
  const { start, end, persons } = tour;
  const booked = details.passengers.map((one, place) => ({
    ...one,
    // The price is that of the ages that were booked.
    ageClass: persons[place]?.ageClass ?? one.ageClass,
  }));
  const found = passengerProblems({ ...details, passengers: booked }, { days: [start, end], today });
  return {
    ...(details.passengers.length === persons.length ? {} : { passengers: 'invalid' as const }),
    ...needsProblems(details.answers ?? {}, { people: persons.length }),
    ...Object.fromEntries(Object.entries(agesOf(details, tour)).filter(([field]) => found[field] === undefined)),
    ...Object.fromEntries(Object.entries(found).map(([field, problem]) => [field, asBooked(problem)])),
  };
}

const asBooked = (problem: FieldProblem): FieldProblem =>
  problem === 'age_not_adult' || problem === 'age_not_child' || problem === 'age_not_infant'
    ? 'age_not_as_booked'
    : problem;

/** Who is too young for the tour, and the first minor where no grown-up comes along. */
function agesOf({ passengers }: PassengerDetails, { start, leastAge }: Tour): PassengerProblems {
  const ages = passengers.map(({ birthDate }) => (isDay(birthDate) ? ageOn(birthDate, start) : null));
  const problems: Record<string, FieldProblem> = {};
  const minor = ages.findIndex((age) => age !== null && age < GROWN_UP);
  if (minor >= 0 && !ages.some((age) => age === null || age >= GROWN_UP))
    problems[`passengers.${minor}.birthDate`] = 'guardian_needed';
  ages.forEach((age, place) => {
    if (age !== null && age < leastAge) problems[`passengers.${place}.birthDate`] = 'too_young';
  });
  return problems;
}

/** True when who stays may travel without those who leave: no minor without a grown-up. */
export const mayTravel = (birthDates: readonly (string | null)[], start: string): boolean => {
  const ages = birthDates.map((birthDate) => (birthDate === null ? GROWN_UP : ageOn(birthDate, start)));
  return ages.every((age) => age >= GROWN_UP) || ages.some((age) => age >= GROWN_UP);
};
