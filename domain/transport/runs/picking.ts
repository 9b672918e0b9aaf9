import { lowestFirst, waysFor } from '#domain/transport/rail/ways.ts';
import { groupProblem, type PlaceProblem } from '#domain/transport/runs/choice.ts';
import {
  benchesOf,
  type Compartment,
  compartmentsOf,
  isForAll,
  placesOf,
  type RunClass,
} from '#domain/transport/runs/places.ts';
import { choiceCents } from '#domain/transport/runs/price.ts';
import { type ChosenPlace, type Rider, type RunParty, ridersOf, sideOf } from '#domain/transport/runs/riders.ts';
import { buyersOf, seatsFor, seatsOf } from '#domain/transport/runs/seats.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type TakenPlace = Schemas['TakenPlace'];
export type WayKind = Schemas['RunWay']['what'];

/** What one chooses places from, and for whom. */
export type PlacePlan = {
  readonly runClass: RunClass;
  readonly taken: readonly TakenPlace[];
  readonly childPercent: number;
  readonly party: RunParty;
};

/** Why a choice cannot be held yet. `people_left`: so many have no place. */
export type OpenProblem = PlaceProblem | { readonly code: 'people_left'; readonly count: number };

/** A choice after a press, or why the press changed nothing. */
export type Picked = { readonly choice: readonly ChosenPlace[] } | { readonly problem: PlaceProblem };

export type PlaceWay = {
  readonly what: WayKind;
  readonly compartments: readonly Compartment[];
  readonly choice: readonly ChosenPlace[];
  readonly cents: number;
};

export const takenOf = ({ taken }: Pick<PlacePlan, 'taken'>) => new Map(taken.map(({ place, by }) => [place, by]));

/** The ways in which these people find places in a class, as the list has them; none where they do not. */
export function placeWays(plan: PlacePlan): readonly PlaceWay[] {
  const { runClass, childPercent, party } = plan;
  const taken = takenOf(plan);
  if (runClass.plan.what === 'berths') return waysFor(runClass, { party, taken, childPercent });
  const choice = seatsFor(benchesOf(runClass), seatsOf(taken), ridersOf(party));
  return choice
    ? [{ what: 'seats', compartments: [], choice, cents: choiceCents(runClass, choice, childPercent) }]
    : [];
}

type Beginning = { readonly own: Schemas['OwnPlaces'] | null; readonly way: WayKind | null };

/** What is chosen when the plan opens: what one holds, where it is of this class and for these people; else the way that was asked for. */
export function firstChoice(plan: PlacePlan, { own, way }: Beginning): readonly ChosenPlace[] {
  const { runClass, party } = plan;
  const isHeld = own?.class === runClass.id && isForAll(own.places, party);
  if (own && isHeld && groupProblem(runClass, takenOf(plan), own.places) === null) return own.places;
  const ways = placeWays(plan);
  return (ways.find(({ what }) => what === way) ?? ways[0])?.choice ?? [];
}

const placed = (choice: readonly ChosenPlace[]): readonly Rider[] => choice.flatMap(({ rider }) => rider ?? []);

/** Who has no place yet, women first, then men, then children. */
export function waitingRiders(party: RunParty, choice: readonly ChosenPlace[]): readonly Rider[] {
  const left = [...placed(choice)];
  return ridersOf(party).filter((rider) => {
    const at = left.indexOf(rider);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const familyOf = ({ runClass }: PlacePlan, place: string): Compartment | undefined =>
  compartmentsOf(runClass).find(({ kind, berths }) => kind === 'family' && berths.some((one) => one.place === place));

/** Why nobody of a party may be at a free place, by its kind or by who sits beside it; null where somebody may. */
export function refusalOf(plan: PlacePlan, place: string): PlaceProblem | null {
  return ridersOf(plan.party).some((rider) => refusesRider(plan, place, rider) === null)
    ? null
    : refusesRider(plan, place, ridersOf(plan.party)[0] ?? 'woman');
}

/** Whether a rider may be at a free place. */
export const mayBeAt = (plan: PlacePlan, place: string, rider: Rider): boolean =>
  refusesRider(plan, place, rider) === null;

function refusesRider({ runClass, taken }: PlacePlan, place: string, rider: Rider): PlaceProblem | null {
  const compartment = compartmentsOf(runClass).find(({ berths }) => berths.some((one) => one.place === place));
  if (compartment?.kind === 'women') return rider === 'man' ? { code: 'women_only', place } : null;
  if (compartment?.kind === 'men') return rider === 'man' ? null : { code: 'men_only', place };
  if (compartment) return null;
  const benches = benchesOf(runClass);
  const seats = seatsOf(takenOf({ taken }));
  if (buyersOf(benches, seats, place).includes(sideOf(rider))) return null;
  const bench = benches.find((one) => one.includes(place)) ?? [];
  const at = bench.indexOf(place);
  const beside = [bench[at - 1], bench[at + 1]].find(
    (one) => one !== undefined && seats.get(one) !== sideOf(rider) && seats.has(one),
  );
  return { code: 'beside_stranger', place, beside: beside ?? place };
}

/**
 * A press on a place. One's own is given up, a family compartment whole. A free one is for the next who has none; when all have one, somebody
 * moves there, who chose first. A family compartment is taken whole and filled: an adult, the children below, then who is left.
 */
export function pickPlace(plan: PlacePlan, choice: readonly ChosenPlace[], place: string): Picked {
  const family = familyOf(plan, place);
  const isHere = (one: string) => (family ? family.berths.some((berth) => berth.place === one) : one === place);
  if (choice.some((one) => isHere(one.place))) return { choice: choice.filter((one) => !isHere(one.place)) };
  const taken = takenOf(plan);
  const sold = family ? family.berths.find((berth) => taken.has(berth.place))?.place : place;
  if (sold !== undefined && taken.has(sold)) return { problem: { code: 'place_taken', place: sold } };
  return family ? pickWhole(plan, choice, family) : pickOne(plan, choice, place);
}

function pickWhole(plan: PlacePlan, before: readonly ChosenPlace[], { berths }: Compartment): Picked {
  let choice = before;
  let waiting = waitingRiders(plan.party, choice);
  if (waiting.length === 0) {
    const first = choice[0] && familyOf(plan, choice[0].place);
    const leaves = (place: string) =>
      first ? first.berths.some((berth) => berth.place === place) : familyOf(plan, place) === undefined;
    choice = choice.filter(({ place }) => !leaves(place));
    waiting = waitingRiders(plan.party, choice);
  }
  const adults = waiting.filter((rider) => rider !== 'child');
  const [first, ...rest] = adults;
  const [berth] = berths;
  if (first === undefined) return { problem: { code: 'child_alone', place: berth?.place ?? '' } };
  const lying = [first, ...waiting.filter((rider) => rider === 'child'), ...rest].slice(0, berths.length);
  const low = lowestFirst(berths);
  const order = [...lying].sort((a, b) => Number(b === 'child') - Number(a === 'child'));
  return { choice: [...choice, ...low.map(({ place }, at) => ({ place, rider: order[at] ?? null }))] };
}

function pickOne(plan: PlacePlan, choice: readonly ChosenPlace[], place: string): Picked {
  const refused = refusalOf(plan, place);
  if (refused) return { problem: refused };
  const may = (rider: Rider | null) => rider !== null && refusesRider(plan, place, rider) === null;
  const next = waitingRiders(plan.party, choice).find(may);
  if (next) return { choice: [...choice, { place, rider: next }] };
  const mover = choice.find((one) => may(one.rider) && !familyOf(plan, one.place));
  if (mover) return { choice: [...choice.filter((one) => one !== mover), { place, rider: mover.rider }] };
  // They lie in family compartments: by berth they begin anew.
  const single = choice.filter((one) => !familyOf(plan, one.place));
  const rider = waitingRiders(plan.party, single).find(may);
  return rider ? { choice: [...single, { place, rider }] } : { choice };
}

/** Somebody lies or sits at a place of the choice, and who was there gets the other place. `rider`: null leaves it empty. */
export function putRider(
  party: RunParty,
  choice: readonly ChosenPlace[],
  { place, rider }: ChosenPlace,
): readonly ChosenPlace[] {
  const here = choice.find((one) => one.place === place);
  if (!here || here.rider === rider) return choice;
  const other = choice.find((one) => one.place !== place && one.rider === rider);
  if (!other && (rider === null || !waitingRiders(party, choice).includes(rider))) return choice;
  return choice.map((one) => {
    if (one === here) return { ...one, rider };
    return one === other ? { ...one, rider: here.rider } : one;
  });
}

/** Why a choice cannot be held; null where it can. */
export function openProblem(plan: PlacePlan, choice: readonly ChosenPlace[]): OpenProblem | null {
  const { length: count } = waitingRiders(plan.party, choice);
  if (count > 0) return { code: 'people_left', count };
  return groupProblem(plan.runClass, takenOf(plan), choice);
}

/** What of a choice stays when others have taken places meanwhile, or the plan is another one: a family compartment stays whole or goes. */
export function stillFree(plan: PlacePlan, choice: readonly ChosenPlace[]): readonly ChosenPlace[] {
  const taken = takenOf(plan);
  const known = new Set(placesOf(plan.runClass));
  return choice.filter(({ place }) => {
    const family = familyOf(plan, place);
    if (!known.has(place)) return false;
    return family ? family.berths.every((berth) => !taken.has(berth.place)) : !taken.has(place);
  });
}
