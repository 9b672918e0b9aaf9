import fc from 'fast-check';
import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import {
  childPrice,
  eachOf,
  groupWith,
  linesOf,
  placesOf,
  stepOf,
  type TourPeople,
  totalOf,
} from '#domain/tours/ladder.ts';

const CLASSIC = {
  ladder: [
    { from: 2, to: 3, each: euro(88_000) },
    { from: 4, to: 7, each: euro(75_600) },
    { from: 8, to: null, each: euro(62_000) },
  ],
  singleSupplement: euro(18_000),
  childPercent: 70,
};
const people = (adults: number, children = 0, infants = 0): TourPeople => ({ adults, children, infants });
const rooms = (double: number, own = 0, shared = 0) => ({ double, twin: 0, own, shared });

test.each([
  [1, 88_000],
  [2, 88_000],
  [3, 88_000],
  [4, 75_600],
  [7, 75_600],
  [8, 62_000],
  [14, 62_000],
])('in a group of %d each adult pays %d cents', (group, cents) => {
  expect(eachOf(CLASSIC, group)).toEqual(euro(cents));
});

test('a ladder without a step is nobody’s', () => {
  expect(() => stepOf([], 2)).toThrow('at least one step');
});

test.each([
  ['two in a group of three', people(2), rooms(1), 3, 176_000],
  ['the same two in a group of four', people(2), rooms(1), 4, 151_200],
  ['a child pays 70 % of the step of the group', people(2, 1), rooms(1), 3, 237_600],
  ['a child is one of the group: four, and the next step', people(2, 2), rooms(1), 4, 257_040],
  ['an infant pays nothing and is nobody of the group', people(2, 0, 1), rooms(1), 3, 176_000],
  ['who sleeps alone pays the supplement', people(1), rooms(0, 1), 8, 80_000],
  ['who is willing to share pays none', people(1), rooms(0, 0, 1), 8, 62_000],
  ['two own rooms are two supplements', people(2), rooms(0, 2), 8, 160_000],
  ['a day tour has no rooms', people(3), null, 3, 264_000],
] as const)('%s', (_name, who, where, group, cents) => {
  expect(totalOf({ people: who, rooms: where }, CLASSIC, group)).toEqual(euro(cents));
});

test('half a cent of a child is rounded up', () => {
  const tour = { ...CLASSIC, ladder: [{ from: 1, to: null, each: euro(101) }], childPercent: 50 };
  expect(totalOf({ people: people(1, 2), rooms: null }, tour, 3)).toEqual(euro(101 + 2 * 51));
});

test('the lines of a price name what is taken, and infants at nothing', () => {
  expect(linesOf({ people: people(2, 1, 1), rooms: rooms(1, 0) }, CLASSIC, 3)).toEqual([
    { part: 'adults', count: 2, each: euro(88_000), sum: euro(176_000) },
    { part: 'children', count: 1, each: euro(61_600), sum: euro(61_600) },
    { part: 'infants', count: 1, each: euro(0), sum: euro(0) },
  ]);
  expect(linesOf({ people: people(1), rooms: rooms(0, 1) }, CLASSIC, 1).map(({ part }) => part)).toEqual([
    'adults',
    'ownRooms',
  ]);
});

test('a group is those who paid and who asks, never more than the departure takes', () => {
  expect([groupWith(0, 2, 14), groupWith(5, 3, 14), groupWith(13, 4, 14)]).toEqual([2, 8, 14]);
});

const ladders = fc.uniqueArray(fc.integer({ min: 2, max: 20 }), { minLength: 0, maxLength: 4 }).chain((ends) =>
  fc
    .array(fc.integer({ min: 100, max: 200_000 }), { minLength: ends.length + 1, maxLength: ends.length + 1 })
    .map((prices) => {
      const sorted = ends.toSorted((a, b) => a - b);
      const falling = prices.toSorted((a, b) => b - a);
      return falling.map((each, index) => ({
        from: index === 0 ? 1 : (sorted[index - 1] ?? 0) + 1,
        to: sorted[index] ?? null,
        each: euro(each),
      }));
    }),
);
const parties = fc.record({
  adults: fc.integer({ min: 1, max: 9 }),
  children: fc.integer({ min: 0, max: 8 }),
  infants: fc.integer({ min: 0, max: 4 }),
});

test('nobody pays more because another joins, and the step holds the group', () => {
  fc.assert(
    fc.property(
      ladders,
      parties,
      fc.nat(9),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 30 }),
      (ladder, who, own, childPercent, group) => {
        const tour = { ladder, singleSupplement: euro(5000), childPercent };
        const choice = { people: who, rooms: rooms(0, own) };
        const step = stepOf(ladder, group);
        expect(step.from <= group && (step.to === null || group <= step.to)).toBe(true);
        expect(totalOf(choice, tour, group + 1).amount).toBeLessThanOrEqual(totalOf(choice, tour, group).amount);
      },
    ),
  );
});

test('a total is the sum of its people one by one, in whole cents', () => {
  fc.assert(
    fc.property(ladders, parties, fc.nat(9), fc.integer({ min: 0, max: 100 }), (ladder, who, own, childPercent) => {
      const tour = { ladder, singleSupplement: euro(5000), childPercent };
      const group = placesOf(who);
      const each = eachOf(tour, group).amount;
      const one = [
        ...Array<number>(who.adults).fill(each),
        ...Array<number>(who.children).fill(Math.round((each * childPercent) / 100)),
        ...Array<number>(own).fill(5000),
      ];
      const total = totalOf({ people: who, rooms: rooms(0, own) }, tour, group).amount;
      expect(total).toBe(one.reduce((sum, cents) => sum + cents, 0));
      expect(totalOf({ people: { ...who, infants: 4 }, rooms: rooms(0, own) }, tour, group).amount).toBe(total);
    }),
  );
});

test('half a cent of a child is rounded up, also where 0.7 of it is a little less', () => {
  expect(childPrice(euro(20_805), 70)).toEqual(euro(14_564));
});
