import { expect, test } from 'vitest';
import { benchesOf, compartmentsOf, isForAll, placesOf, plainProblem } from '#domain/transport/runs/places.ts';
import { BUS, FOUR_BERTH, SIX_BERTH } from '#domain/transport/testing/vehicles.ts';

test('a berth is named by carriage, compartment and berth', () => {
  const compartments = compartmentsOf(FOUR_BERTH);
  expect(compartments).toHaveLength(12);
  expect(compartments[7]).toEqual({
    carriage: 7,
    no: 2,
    kind: 'women',
    berths: [
      { place: '7-2-1', position: 'upper' },
      { place: '7-2-2', position: 'upper' },
      { place: '7-2-3', position: 'lower' },
      { place: '7-2-4', position: 'lower' },
    ],
  });
  expect(benchesOf(FOUR_BERTH)).toEqual([]);
});

test('a seat is named by carriage, row and letter', () => {
  const benches = benchesOf(BUS);
  expect(benches.slice(0, 3)).toEqual([['1-1A'], ['1-1B', '1-1C'], ['1-2A']]);
  expect(benches.at(-1)).toEqual(['1-5A', '1-5B', '1-5C', '1-5D', '1-5E']);
  expect(compartmentsOf(BUS)).toEqual([]);
});

test('a class has so many places', () => {
  expect([FOUR_BERTH, SIX_BERTH, BUS].map((one) => placesOf(one).length)).toEqual([48, 18, 17]);
});

test('a place is there, free and chosen once', () => {
  const taken = new Map([['1-2B', 'women']]);
  const of = (...places: string[]) =>
    plainProblem(
      places.map((place) => ({ place, rider: 'woman' })),
      { all: placesOf(BUS), taken },
    );
  expect(of('1-1A', '1-1B')).toBeNull();
  expect(of('1-1A', '1-9A')).toEqual({ code: 'place_unknown', place: '1-9A' });
  expect(of('1-2B')).toEqual({ code: 'place_taken', place: '1-2B' });
  expect(of('1-1A', '1-1A')).toEqual({ code: 'place_twice', place: '1-1A' });
});

test('everybody has a place, and nobody else', () => {
  const party = { women: 1, men: 0, children: 1, infants: 1 };
  const woman = { place: '6-1-3', rider: 'woman' } as const;
  const child = { place: '6-1-4', rider: 'child' } as const;
  const empty = { place: '6-1-1', rider: null };
  expect(isForAll([child, empty, woman], party)).toBe(true);
  expect(isForAll([woman], party)).toBe(false);
  expect(isForAll([woman, child, { place: '6-1-2', rider: 'child' }], party)).toBe(false);
  expect(isForAll([woman, { place: '6-1-2', rider: 'man' }], party)).toBe(false);
});
