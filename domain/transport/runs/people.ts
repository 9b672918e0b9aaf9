import { type AgeClass, ageClassOn } from '#domain/core/ages.ts';
import { type PassengerDetails, type PassengerProblems, passengerProblems } from '#domain/core/passengers.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { isDay } from '#domain/core/time.ts';
import { type ChosenPlace, type Rider, riderOf } from '#domain/transport/runs/riders.ts';

/** Who has a place as it was chosen, and how many infants come besides. */
export type Booked = { readonly places: readonly ChosenPlace[]; readonly infants: number };

const CLASSES: Readonly<Record<Rider, AgeClass>> = { woman: 'adult', man: 'adult', child: 'child' };

/** The age classes of the people of an order, in the order of the forms. `riders`: of who has a place. */
export const ageClassesOf = (riders: readonly Rider[], infants: number): readonly AgeClass[] => [
  ...riders.map((rider) => CLASSES[rider]),
  ...Array.from({ length: infants }, () => 'infant' as const),
];

type Asked = {
  /** Who was booked, by position; infants follow. */
  readonly riders: readonly Rider[];
  readonly infants: number;
  /** Of departure and arrival, in Tehran. */
  readonly days: readonly string[];
  readonly today: string;
};

/**
 * Why the people cannot stay as they are typed. Who was booked as a child may turn out to be twelve, and the other way round: then
 * their place is asked about anew. Who has a place is no infant, and an infant has none.
 */
export function runPeopleProblems(details: PassengerDetails, asked: Asked): PassengerProblems {
  const { riders, infants, days, today } = asked;
  const booked = ageClassesOf(riders, infants);
  const [day = today] = days;
  const passengers = details.passengers.map((one, at) => ({
    ...one,
    ageClass: classOf(one.birthDate, { day, booked: booked[at] ?? one.ageClass }),
  }));
  const found = passengerProblems({ ...details, passengers }, { days, today });
  const titles = passengers.flatMap(({ title }, at): [string, FieldProblem][] =>
    title === 'MR' || title === 'MS' ? [] : [[`passengers.${at}.title`, 'required']],
  );
  return {
    ...(passengers.length === booked.length ? {} : { passengers: 'invalid' as const }),
    ...Object.fromEntries(titles),
    ...Object.fromEntries(Object.entries(found).map(([field, problem]) => [field, asBooked(problem)])),
  };
}

type Birth = { readonly day: string; readonly booked: AgeClass };

/** As old as they are on the day, where that needs a place as their booking has one. */
function classOf(birthDate: string, { day, booked }: Birth): AgeClass {
  if (!isDay(birthDate)) return booked;
  const real = ageClassOn(birthDate, day);
  return (real === 'infant') === (booked === 'infant') ? real : booked;
}

const asBooked = (problem: FieldProblem): FieldProblem =>
  problem === 'age_not_adult' || problem === 'age_not_child' || problem === 'age_not_infant'
    ? 'age_not_as_booked'
    : problem;

type Named = { readonly title: string; readonly birthDate: string };

/** As whom somebody counts who was booked as `booked`; as before where it is not known. */
export function riderAs({ title, birthDate }: Named, booked: Rider, day: string): Rider {
  if ((title !== 'MR' && title !== 'MS') || !isDay(birthDate)) return booked;
  return riderOf({ title, birthDate }, day) ?? booked;
}
