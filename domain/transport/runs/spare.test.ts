import { expect, test } from 'vitest';
import type { TakenBy } from '#domain/transport/runs/riders.ts';
import { kindsChosen, leavesSpare } from '#domain/transport/runs/spare.ts';
import { BUS, FOUR_BERTH } from '#domain/transport/testing/vehicles.ts';

const WOMEN = ['6-2', '6-5', '7-2', '7-5'].flatMap((no) => [1, 2, 3, 4].map((berth) => `${no}-${berth}`));
const takenBy = (by: TakenBy, places: readonly string[]) => new Map(places.map((place) => [place, by]));
const HERS = [{ place: '6-2-1', rider: 'woman' }] as const;

test('a class has spare berths for women only where a women’s compartment has one', () => {
  expect(leavesSpare(FOUR_BERTH, takenBy('women', WOMEN.slice(1)), HERS)).toBe(true);
  expect(leavesSpare(FOUR_BERTH, takenBy('women', WOMEN), HERS)).toBe(false);
  const both = [...HERS, { place: '6-3-1', rider: 'man' }] as const;
  expect(leavesSpare(FOUR_BERTH, takenBy('women', WOMEN), [both[1]])).toBe(true);
  expect(leavesSpare(FOUR_BERTH, takenBy('women', WOMEN), both)).toBe(false);
});

test('a seat is a spare one for women where a woman may sit', () => {
  const all = ['1-1A', '1-2A', '1-3A', '1-4A', ...[1, 2, 3, 4].flatMap((row) => [`1-${row}B`, `1-${row}C`])];
  const back = ['1-5A', '1-5B', '1-5C', '1-5D', '1-5E'];
  const oneLeft = new Map<string, TakenBy>([...takenBy('women', [...all, ...back.slice(1)]), ['1-5B', 'men']]);
  expect(leavesSpare(BUS, oneLeft, [{ place: '1-1A', rider: 'woman' }])).toBe(false);
  expect(leavesSpare(BUS, oneLeft, [{ place: '1-1A', rider: 'man' }])).toBe(true);
});

test('the kinds of a choice, each with all its berths', () => {
  expect(kindsChosen(FOUR_BERTH, HERS)).toEqual([WOMEN]);
  expect(kindsChosen(BUS, [{ place: '1-1A', rider: 'woman' }])).toEqual([]);
});
