import { expect, test } from 'vitest';
import { berthProblem } from '#domain/transport/rail/compartments.ts';
import { waysFor } from '#domain/transport/rail/ways.ts';
import { compartmentsOf, isForAll, placesOf, type RunClass } from '#domain/transport/runs/places.ts';
import type { RunParty, TakenBy } from '#domain/transport/runs/riders.ts';
import { FOUR_BERTH, SIX_BERTH } from '#domain/transport/testing/vehicles.ts';

const party = (women: number, men: number, children = 0): RunParty => ({ women, men, children, infants: 0 });
const sold = (...places: string[]): ReadonlyMap<string, TakenBy> => new Map(places.map((place) => [place, 'women']));
const four = (compartment: string) => [1, 2, 3, 4].map((berth) => `${compartment}-${berth}`);

const told = (runClass: RunClass, people: RunParty, taken = sold()) =>
  waysFor(runClass, { party: people, taken, childPercent: 60 }).map(
    ({ what, compartments, cents }) =>
      `${what} ${compartments.map(({ carriage, no, kind }) => `${carriage}/${no} ${kind}`).join(', ')}: ${cents}`,
  );

test('a woman, a man and a child lie together, or apart by berth', () => {
  expect(told(FOUR_BERTH, party(1, 1, 1))).toEqual([
    'together 6/1 family: 7200',
    // 18.00 each, and 60 % of it for the child.
    'byBerth 6/2 women, 6/3 men: 4680',
  ]);
});

test('a lone woman takes a berth among women, or a compartment for herself', () => {
  expect(told(FOUR_BERTH, party(1, 0))).toEqual(['byBerth 6/2 women: 1800', 'together 6/1 family: 7200']);
});

test('five fit no compartment of four: two of them, or by berth, or one of six', () => {
  expect(told(FOUR_BERTH, party(2, 3))).toEqual([
    // Of one carriage, not 6/4 and 7/1.
    'together 6/1 family, 6/4 family: 14400',
    'byBerth 6/2 women, 6/3 men: 9000',
  ]);
  expect(told(SIX_BERTH, party(2, 3))).toEqual(['together 3/1 family: 7800', 'byBerth 3/2 women, 3/3 men: 6500']);
});

test('a man with a child lies in a family compartment only', () => {
  expect(told(FOUR_BERTH, party(0, 1, 1))).toEqual(['together 6/1 family: 7200']);
});

test('three women lie in one compartment where there is one, else in as few as do', () => {
  expect(told(FOUR_BERTH, party(3, 0), sold('6-2-1', '6-2-2'))).toContain('byBerth 6/5 women: 5400');
  // The fullest in which they have room: the empty ones stay for larger groups.
  expect(told(FOUR_BERTH, party(2, 0), sold('6-5-1'))).toContain('byBerth 6/5 women: 3600');
  const two = ['6-2', '6-5', '7-2', '7-5'].flatMap((one) => [`${one}-1`, `${one}-2`]);
  expect(told(FOUR_BERTH, party(3, 0), sold(...two))).toContain('byBerth 7/2 women, 7/5 women: 5400');
});

test('three people and two berths left: no way in this class', () => {
  const left = new Set(['6-2-3', '6-2-4']);
  const taken = sold(...placesOf(FOUR_BERTH).filter((place) => !left.has(place)));
  expect(told(FOUR_BERTH, party(3, 0), taken)).toEqual([]);
  expect(told(FOUR_BERTH, party(2, 0), taken)).toEqual(['byBerth 6/2 women: 3600']);
  expect(told(FOUR_BERTH, party(1, 1), taken)).toEqual([]);
});

test('a family compartment that is taken is no way', () => {
  expect(told(FOUR_BERTH, party(1, 1, 2), sold(...four('6-1'), ...four('6-4'), ...four('7-1')))).toEqual([
    'together 7/4 family: 7200',
    'byBerth 6/2 women, 6/3 men: 5760',
  ]);
});

test('no child is laid without an adult: one woman and four children fit no two compartments of four', () => {
  expect(told(FOUR_BERTH, party(1, 0, 4))).toEqual([]);
  expect(told(SIX_BERTH, party(1, 0, 4))).toEqual(['together 3/1 family: 7800', 'byBerth 3/2 women: 4420']);
});

test('children lie below', () => {
  const [way] = waysFor(FOUR_BERTH, { party: party(1, 1, 2), taken: sold(), childPercent: 60 });
  expect(way?.choice).toEqual([
    { place: '6-1-3', rider: 'child' },
    { place: '6-1-4', rider: 'child' },
    { place: '6-1-1', rider: 'woman' },
    { place: '6-1-2', rider: 'man' },
  ]);
});

test('every way of every group can be taken, and gives everybody a berth', () => {
  let ways = 0;
  for (const runClass of [FOUR_BERTH, SIX_BERTH])
    for (const taken of [sold(), sold('6-2-1', '6-3-2', '7-5-4', ...four('6-1')), sold(...four('7-4'), '6-5-1')])
      for (let women = 0; women <= 9; women += 1)
        for (let men = 0; men + women <= 9; men += 1)
          for (let children = 0; children + men + women <= 9; children += 1)
            for (const way of waysFor(runClass, { party: party(women, men, children), taken, childPercent: 60 })) {
              ways += 1;
              expect(berthProblem(compartmentsOf(runClass), taken, way.choice)).toBeNull();
              expect(isForAll(way.choice, party(women, men, children))).toBe(true);
            }
  expect(ways).toBeGreaterThan(500);
});
