import { expect, test } from 'vitest';
import { orders } from '#machines/flights/flight-booking/fixtures.ts';
import { flightChanged } from '#src/screens/flights/change/flight-changed.ts';

const { issued } = orders;
const [leg] = issued.item.legs;
if (!leg) throw new Error('The order has a flight');
const single = { ...issued, item: { ...issued.item, legs: [leg] } };
const both = { ...issued, item: { ...issued.item, legs: [leg, { ...leg, path: 'returning' as const }] } };

const [MON, TUE, FRI, SAT] = [7, 8, 11, 12].map((day) => Date.UTC(2026, 11, day, 8, 10)) as [
  number,
  number,
  number,
  number,
];
const bought = (startsAt: number, endsAt: number) => ({ ...issued.summary, startsAt, endsAt });

test.each([
  [
    'of one way',
    single,
    'departing',
    [MON, MON],
    [TUE, TUE],
    'Flight changed: it leaves Tue 8 Dec, 11:40, not Mon 7 Dec, 11:40',
  ],
  [
    'of one way, same minute',
    single,
    'departing',
    [MON, FRI],
    [MON, FRI],
    'Flight changed: the new one leaves at the same time, Mon 7 Dec, 11:40',
  ],
  [
    'out',
    both,
    'departing',
    [MON, FRI],
    [TUE, FRI],
    'Flight changed: it leaves Tue 8 Dec, 11:40, not Mon 7 Dec, 11:40',
  ],
  [
    'out, same minute',
    both,
    'departing',
    [MON, FRI],
    [MON, FRI],
    'Flight changed: the new one leaves at the same time, Mon 7 Dec, 11:40',
  ],
  [
    'back',
    both,
    'returning',
    [MON, FRI],
    [MON, SAT],
    'Flight back changed: it arrives Sat 12 Dec, 11:40, not Fri 11 Dec, 11:40',
  ],
  [
    'back, same minute',
    both,
    'returning',
    [MON, FRI],
    [MON, FRI],
    'Flight back changed: the new one arrives at the same time, Fri 11 Dec, 11:40',
  ],
  [
    'back, not kept',
    both,
    undefined,
    [MON, FRI],
    [MON, SAT],
    'Flight back changed: it arrives Sat 12 Dec, 11:40, not Fri 11 Dec, 11:40',
  ],
  [
    'one way with another arrival, not kept',
    single,
    undefined,
    [MON, FRI],
    [MON, SAT],
    'Flight changed: the new one leaves at the same time, Mon 7 Dec, 11:40',
  ],
] as const)('the history tells of the flight that was changed: %s', (_, order, part, before, after, words) => {
  const change = { kind: 'date', ...(part && { part }), before: bought(...before), after: bought(...after) };
  expect(flightChanged(change, order)).toBe(words);
});
