import {
  type BerthProblem,
  berthProblem,
  giveBackProblem,
  type TakenBerths,
} from '#domain/transport/rail/compartments.ts';
import { benchesOf, compartmentsOf, type RunClass } from '#domain/transport/runs/places.ts';
import { type ChosenPlace, leavesChildAlone, sideOf, type TakenBy } from '#domain/transport/runs/riders.ts';
import { type SeatProblem, seatProblem, seatsOf } from '#domain/transport/runs/seats.ts';

export type PlaceProblem = BerthProblem | SeatProblem;
type Vehicle = Pick<RunClass, 'carriages' | 'plan'>;

/** Why these places of a class cannot be taken; null where they can. `taken`: by other orders. */
export function choiceProblem(
  vehicle: Vehicle,
  taken: TakenBerths,
  choice: readonly ChosenPlace[],
): PlaceProblem | null {
  if (vehicle.plan.what === 'berths') return berthProblem(compartmentsOf(vehicle), taken, choice);
  return seatProblem(benchesOf(vehicle), seatsOf(taken), choice);
}

/** Why the people of one order cannot have these places, each other's company counted: no child is alone, in a bus either. */
export function groupProblem(
  vehicle: Vehicle,
  taken: TakenBerths,
  choice: readonly ChosenPlace[],
): PlaceProblem | null {
  return choiceProblem(vehicle, taken, choice) ?? aloneIn(choice);
}

function aloneIn(choice: readonly ChosenPlace[]): PlaceProblem | null {
  const child = choice.find(({ rider }) => rider === 'child');
  return child && leavesChildAlone(choice) ? { code: 'child_alone', place: child.place } : null;
}

/** Why these places of an order cannot be given back alone; null where they can. */
export function givingProblem(
  vehicle: Vehicle,
  order: readonly ChosenPlace[],
  given: readonly string[],
): PlaceProblem | null {
  const strange = given.find((place) => !order.some((one) => one.place === place));
  if (strange !== undefined) return { code: 'place_unknown', place: strange };
  if (vehicle.plan.what === 'berths') return giveBackProblem(compartmentsOf(vehicle), order, given);
  return aloneIn(order.filter(({ place }) => !given.includes(place)));
}

/** What others may know of a place that is taken: that it is a whole compartment's, or whom a stranger beside it may be. */
export function takenBy(vehicle: Vehicle, { place, rider }: ChosenPlace): TakenBy {
  const family = compartmentsOf(vehicle).some(
    ({ kind, berths }) => kind === 'family' && berths.some((berth) => berth.place === place),
  );
  return family || rider === null ? 'family' : sideOf(rider);
}
