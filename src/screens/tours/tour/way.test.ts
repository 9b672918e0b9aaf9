import { expect, test } from 'vitest';
import { HERITAGE } from '#domain/country/heritage.ts';
import { PLACES } from '#domain/country/places.ts';
import { POINTS, stopsOf, wayOf } from '#src/screens/tours/tour/way.ts';

const known = [...PLACES, ...HERITAGE].filter(({ name }) => name in POINTS);

test.each(known.map(({ name, point }) => [name, point] as const))('%s is where its page says', (name, point) => {
  expect(POINTS[name]).toEqual(point);
});

const day = (number: number, title: string, overnight: string | null) => ({
  ...{ day: number, title, overnight, text: '', meals: [], km: null },
});
const CLASSIC = {
  card: { start: 'Tehran (IKA)', end: 'Tehran (IKA)' },
  itinerary: [
    day(1, 'Arrival in Tehran', 'Tehran'),
    day(2, 'Tehran – Kashan – Isfahan', 'Isfahan'),
    day(3, 'Summit', 'Bargah Sevom'),
  ],
};

test('a way goes through its places in the order of the days and ends where the tour ends', () => {
  expect(wayOf(CLASSIC)).toEqual(['Tehran', 'Kashan', 'Isfahan', 'Damavand', 'Tehran']);
});

test('a stop has the number of the first day there, and tells where one sleeps', () => {
  expect(stopsOf(CLASSIC).map(({ name, day, isNight }) => [name, day, isNight])).toEqual([
    ['Tehran', 1, true],
    ['Kashan', 2, false],
    ['Isfahan', 2, true],
    ['Damavand', 3, true],
  ]);
});
