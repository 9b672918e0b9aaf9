import { expect, test } from 'vitest';
import { HOUR_MS, momentOf } from '#domain/core/time.ts';
import { nearFlights } from '#src/screens/flights/change/near-flights.ts';

const at = (day: string, hour: number) => ({ flight: { departsAt: momentOf(day) + hour * HOUR_MS } });
const booked = at('2026-12-05', 10);
const day = [5, 6, 7, 8, 9, 11, 12, 22, 23].map((hour) => at('2026-12-08', hour));
const hours = (some: typeof day) => some.map(({ flight }) => (flight.departsAt - momentOf('2026-12-08')) / HOUR_MS);

const nobody = { isFree: () => false, isChosen: () => false };

test('of another day those are shown that leave nearest to the booked time, in the order of the day', () => {
  expect(hours(nearFlights(day.toReversed(), booked, nobody))).toEqual([7, 8, 9, 11, 12]);
  expect(hours(nearFlights(day.slice(0, 3), booked, nobody))).toEqual([5, 6, 7]);
});

test('the chosen one stays, however far it is; one that costs nothing comes before others', () => {
  const last = { isFree: () => false, isChosen: (one: object) => one === day.at(-1) };
  expect(hours(nearFlights(day, booked, last))).toEqual([7, 8, 9, 11, 12, 23]);
  const free = { isFree: (one: object) => one === day.at(-1), isChosen: () => false };
  expect(hours(nearFlights(day, booked, free))).toEqual([8, 9, 11, 12, 23]);
});
