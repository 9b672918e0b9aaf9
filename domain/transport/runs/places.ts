import { type ChosenPlace, type RunParty, ridersOf } from '#domain/transport/runs/riders.ts';
import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
export type RunClass = Schemas['RunClass'];
export type BerthPosition = Schemas['BerthPosition'];
export type CompartmentKind = Schemas['CompartmentKind'];

/** Seats beside each other, in their order; the aisle is between benches. */
export type Bench = readonly string[];
export type Berth = { readonly place: string; readonly position: BerthPosition };
export type Compartment = {
  readonly carriage: number;
  readonly no: number;
  readonly kind: CompartmentKind;
  readonly berths: readonly Berth[];
};

type Vehicle = Pick<RunClass, 'carriages' | 'plan'>;

/** The compartments of a class, carriage by carriage; none where it has seats. */
export function compartmentsOf({ carriages, plan }: Vehicle): readonly Compartment[] {
  if (plan.what !== 'berths') return [];
  const { positions, compartments } = plan;
  return carriages.flatMap((carriage) =>
    compartments.map(({ no, kind }) => ({
      ...{ carriage, no, kind },
      berths: positions.map((position, at) => ({ place: `${carriage}-${no}-${at + 1}`, position })),
    })),
  );
}

/** The benches of a class from the front to the back; none where it has berths. */
export function benchesOf({ carriages, plan }: Vehicle): readonly Bench[] {
  if (plan.what !== 'seats') return [];
  return carriages.flatMap((carriage) =>
    plan.rows.flatMap(({ row, benches }) =>
      benches.map((letters) => letters.map((letter) => `${carriage}-${row}${letter}`)),
    ),
  );
}

/** All places of a class. */
export const placesOf = (vehicle: Vehicle): readonly string[] => [
  ...compartmentsOf(vehicle).flatMap(({ berths }) => berths.map(({ place }) => place)),
  ...benchesOf(vehicle).flat(),
];

/** What is wrong with places before one asks who may be where. */
export type PlainProblem = {
  readonly code: 'place_unknown' | 'place_twice' | 'place_taken';
  readonly place: string;
};

type Chosen = { readonly all: readonly string[]; readonly taken: ReadonlyMap<string, unknown> };

export function plainProblem(choice: readonly ChosenPlace[], { all, taken }: Chosen): PlainProblem | null {
  const known = new Set(all);
  const seen = new Set<string>();
  for (const { place } of choice) {
    if (!known.has(place)) return { code: 'place_unknown', place };
    if (taken.has(place)) return { code: 'place_taken', place };
    if (seen.has(place)) return { code: 'place_twice', place };
    seen.add(place);
  }
  return null;
}

/** True when everybody of a party has a place, and nobody else. */
export function isForAll(choice: readonly ChosenPlace[], party: RunParty): boolean {
  const placed = choice.flatMap(({ rider }) => rider ?? []).sort();
  const wanted = [...ridersOf(party)].sort();
  return placed.length === wanted.length && placed.every((rider, at) => rider === wanted[at]);
}
