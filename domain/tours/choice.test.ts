import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { choiceOf, parseTourUrl, urlOfChoice } from '#domain/tours/choice.ts';
import type { components } from '#openapi/generated/types.ts';

type TourCard = components['schemas']['TourCard'];
type TourDeparture = components['schemas']['TourDeparture'];

const departure = (id: string, left: number): TourDeparture => ({
  ...{ id, left, waiting: 0, start: '2027-04-10', end: '2027-04-17', guideLanguage: 'English', capacity: 14 },
  ...{ taken: 14 - left, leastToRun: 2, isCertain: true, group: 2, each: euro(88_000), salesEnd: '2027-04-05' },
  ...{ restDue: '2027-03-11', marks: [] },
});
const CARD: TourCard = {
  ...{
    slug: 'classic-iran-8-days',
    kind: 'journey',
    title: 'Classic Iran',
    titleFa: 'ایران کلاسیک',
    days: 8,
    nights: 7,
  },
  ...{ start: 'Tehran (IKA)', end: 'Shiraz (SYZ)', cities: ['tehran', 'shiraz'], style: 'culture', difficulty: 'easy' },
  ...{ groupSize: { least: 2, most: 14 }, languages: ['English', 'German'], season: 'Mar–May', childPercent: 70 },
  ...{ ladder: [{ from: 2, to: null, each: euro(88_000) }], singleSupplement: euro(18_000), isAsked: false },
  ...{ departures: [departure('CL-1', 1), departure('CL-2', 5)], runs: null, each: null },
};

test('what an address leaves open: two adults in a double room, on the first departure with places for them', () => {
  expect(choiceOf({}, CARD)).toEqual({
    tour: 'classic-iran-8-days',
    departure: 'CL-2',
    day: null,
    language: null,
    people: { adults: 2, children: 0, infants: 0 },
    rooms: { double: 1, twin: 0, own: 0, shared: 0 },
  });
});

test('a named departure stays, also when it is too full: the page says so', () => {
  expect(choiceOf({ departure: 'CL-1' }, CARD).departure).toBe('CL-1');
});

test('wild values of an address are dropped, numbers are bounded', () => {
  expect(
    parseTourUrl({ departure: '<b>', day: '2027-02-30', language: 'Klingon', adults: '99', own: -1, twin: 'x' }),
  ).toEqual({ adults: 9 });
});

test.each([
  { adults: 3, children: 1, infants: 1, double: 1, own: 1 },
  { departure: 'CL-2', adults: 1 },
  { departure: 'CL-2', children: 2, twin: 2 },
] as const)('a choice comes back from its own address: %j', (url) => {
  const choice = choiceOf(url, CARD);
  expect(choiceOf(parseTourUrl(urlOfChoice(choice)), CARD)).toEqual(choice);
});

test('a day tour asks for a day and the guide’s language instead of departure and rooms', () => {
  const card: TourCard = { ...CARD, kind: 'dayTour', departures: [] };
  expect(choiceOf({ day: '2027-01-05', language: 'German' }, card)).toEqual({
    ...{ tour: card.slug, departure: null, rooms: null, day: '2027-01-05', language: 'German' },
    people: { adults: 2, children: 0, infants: 0 },
  });
});
