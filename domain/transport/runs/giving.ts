import { givingProblem, type PlaceProblem } from '#domain/transport/runs/choice.ts';
import { compartmentsOf, type RunClass } from '#domain/transport/runs/places.ts';
import type { ChosenPlace } from '#domain/transport/runs/riders.ts';

type Vehicle = Pick<RunClass, 'carriages' | 'plan'>;
/** A place of an order, with whose it is: the position among its people; null: a berth of a family compartment that stays empty. */
export type OwnPlace = ChosenPlace & { readonly person: number | null };

/** The places that go when these people leave an order: theirs, and the empty berths of a family compartment in which nobody stays. */
export function placesWith(
  vehicle: Vehicle,
  order: readonly OwnPlace[],
  leaving: readonly number[],
): readonly string[] {
  const isLeaving = ({ person }: OwnPlace) => person !== null && leaving.includes(person);
  const theirs = order.filter(isLeaving);
  const empty = compartmentsOf(vehicle).flatMap(({ berths }) => {
    const here = order.filter(({ place }) => berths.some((berth) => berth.place === place));
    const isLeft = here.some(isLeaving) && here.every((one) => one.person === null || isLeaving(one));
    return isLeft ? here.filter(({ person }) => person === null) : [];
  });
  return [...theirs, ...empty].map(({ place }) => place);
}

/** Why these people cannot leave an order while the others stay in it; null where they can. `infants`: who stays without a place. */
export function leavingProblem(
  vehicle: Vehicle,
  order: readonly OwnPlace[],
  { leaving, infants }: { readonly leaving: readonly number[]; readonly infants: number },
): PlaceProblem | { readonly code: 'too_many_infants' } | null {
  const problem = givingProblem(vehicle, order, placesWith(vehicle, order, leaving));
  if (problem) return problem;
  const adults = order.filter(
    ({ person, rider }) => person !== null && !leaving.includes(person) && (rider === 'woman' || rider === 'man'),
  );
  return infants > adults.length ? { code: 'too_many_infants' } : null;
}
