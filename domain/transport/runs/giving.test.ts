import { expect, test } from 'vitest';
import { leavingProblem, type OwnPlace, placesWith } from '#domain/transport/runs/giving.ts';
import type { Rider } from '#domain/transport/runs/riders.ts';
import { BUS, FOUR_BERTH } from '#domain/transport/testing/vehicles.ts';

/** Whoever has a place, in their order; null: an empty berth. */
function order(chosen: Readonly<Record<string, Rider | null>>): readonly OwnPlace[] {
  let person = -1;
  return Object.entries(chosen).map(([place, rider]) => {
    if (rider !== null) person += 1;
    return { place, rider, person: rider === null ? null : person };
  });
}
const THREE = order({ '6-2-1': 'woman', '6-2-2': 'woman', '6-2-3': 'woman' });
const FAMILY = order({ '6-1-1': 'woman', '6-1-2': 'man', '6-1-3': 'child', '6-1-4': null });
const leave = (vehicle: typeof FOUR_BERTH, of: readonly OwnPlace[], leaving: number[], infants = 0) =>
  leavingProblem(vehicle, of, { leaving, infants })?.code ?? null;

test('one of three gives back a berth', () => {
  expect(placesWith(FOUR_BERTH, THREE, [1])).toEqual(['6-2-2']);
  expect(leave(FOUR_BERTH, THREE, [1])).toBeNull();
});

test('nobody leaves a family compartment alone, all leave it with its empty berth', () => {
  expect(leave(FOUR_BERTH, FAMILY, [1])).toBe('family_whole');
  expect(placesWith(FOUR_BERTH, FAMILY, [0, 1, 2])).toEqual(['6-1-1', '6-1-2', '6-1-3', '6-1-4']);
});

test('of two family compartments one goes with its empty berths, the other stays', () => {
  const two = order({
    ...{ '6-1-1': 'woman', '6-1-2': 'man', '6-1-3': 'woman', '6-1-4': 'man' },
    ...{ '6-4-1': 'woman', '6-4-2': null, '6-4-3': null, '6-4-4': null },
  });
  expect(placesWith(FOUR_BERTH, two, [4])).toEqual(['6-4-1', '6-4-2', '6-4-3', '6-4-4']);
  expect(leave(FOUR_BERTH, two, [4])).toBeNull();
  expect(leave(FOUR_BERTH, two, [0, 4])).toBe('family_whole');
});

test('no child stays alone, in a bus either', () => {
  const mother = order({ '6-2-1': 'woman', '6-2-2': 'child' });
  expect([leave(FOUR_BERTH, mother, [0]), leave(FOUR_BERTH, mother, [1])]).toEqual(['child_alone', null]);
  const seats = order({ '1-3B': 'man', '1-3C': 'child', '1-4A': 'woman' });
  expect([leave(BUS, seats, [0]), leave(BUS, seats, [0, 2])]).toEqual([null, 'child_alone']);
});

test('each infant that stays has an adult of its own', () => {
  const two = order({ '6-2-1': 'woman', '6-2-2': 'woman' });
  expect([leave(FOUR_BERTH, two, [0], 1), leave(FOUR_BERTH, two, [0], 2)]).toEqual([null, 'too_many_infants']);
});
