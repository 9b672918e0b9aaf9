import { expect, test } from 'vitest';
import { choiceCents, pricedPlaces } from '#domain/transport/runs/price.ts';
import { BUS, FOUR_BERTH } from '#domain/transport/testing/vehicles.ts';

test('a family compartment costs all its berths, an empty one and a child’s too', () => {
  const choice = [
    { place: '6-1-1', rider: null },
    { place: '6-1-2', rider: 'man' as const },
    { place: '6-1-3', rider: 'woman' as const },
    { place: '6-1-4', rider: 'child' as const },
  ];
  expect(choiceCents(FOUR_BERTH, choice, 60)).toBe(7200);
});

test('by berth a child pays 60 %, and half a cent is rounded up', () => {
  const choice = [
    { place: '6-2-3', rider: 'woman' as const },
    { place: '6-2-4', rider: 'child' as const },
  ];
  expect(pricedPlaces(FOUR_BERTH, choice, 60).map(({ cents }) => cents)).toEqual([1800, 1080]);
  expect(pricedPlaces({ ...FOUR_BERTH, each: 1351 }, choice, 50).map(({ cents }) => cents)).toEqual([1351, 676]);
});

test('on a bus a child pays a whole seat', () => {
  const choice = [
    { place: '1-1B', rider: 'man' as const },
    { place: '1-1C', rider: 'child' as const },
  ];
  expect(choiceCents(BUS, choice, 100)).toBe(1600);
});
