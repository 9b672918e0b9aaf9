import { benchesOf, type Compartment, compartmentsOf, type RunClass } from '#domain/transport/runs/places.ts';
import { type ChosenPlace, sideOf, type TakenBy } from '#domain/transport/runs/riders.ts';
import { buyersOf, seatsOf } from '#domain/transport/runs/seats.ts';

type Vehicle = Pick<RunClass, 'carriages' | 'plan'>;
type Choice = readonly Pick<ChosenPlace, 'place' | 'rider'>[];

const berthsIn = (compartments: readonly Compartment[]): readonly string[] =>
  compartments.flatMap(({ berths }) => berths.map(({ place }) => place));

/** All berths of each kind of compartment that a choice has some of; none where the class has seats. */
export function kindsChosen(vehicle: Vehicle, choice: Choice): readonly (readonly string[])[] {
  const compartments = compartmentsOf(vehicle);
  const chosen = new Set(choice.map(({ place }) => place));
  const kinds = compartments.flatMap(({ kind, berths }) =>
    berths.some(({ place }) => chosen.has(place)) ? [kind] : [],
  );
  return [...new Set(kinds)].map((kind) => berthsIn(compartments.filter((one) => one.kind === kind)));
}

/**
 * True when strangers still find what a choice keeps from them: a free berth in each kind of compartment that it has some of, a free seat
 * for each side that sits in it. A berth for men is no spare one for women.
 */
export function leavesSpare(vehicle: Vehicle, taken: ReadonlyMap<string, TakenBy>, choice: Choice): boolean {
  if (vehicle.plan.what === 'berths')
    return kindsChosen(vehicle, choice).every((berths) => berths.some((place) => !taken.has(place)));
  const [benches, seats] = [benchesOf(vehicle), seatsOf(taken)];
  const free = benches.flat().filter((seat) => !taken.has(seat));
  const sides = new Set(choice.flatMap(({ rider }) => (rider ? [sideOf(rider)] : [])));
  return [...sides].every((side) => free.some((seat) => buyersOf(benches, seats, seat).includes(side)));
}
