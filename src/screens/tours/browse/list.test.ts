import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { listPeopleOf } from '#domain/tours/list-people.ts';
import { facetsOfTours, listOf, type TourCard, type TourDeparture } from '#src/screens/tours/browse/list.ts';
import { listFiltersOf, listQuery } from '#src/screens/tours/browse/list-url.ts';

const ASKED = { people: 2, today: '2026-11-26' };

const departure = (start: string, each: number, left = 9): TourDeparture => ({
  ...{
    id: `X-${start.replaceAll('-', '')}`,
    start,
    end: start,
    guideLanguage: 'English',
    capacity: 14,
    taken: 5,
    left,
    waiting: 0,
  },
  ...{ leastToRun: 2, isCertain: true, group: 7, each: euro(each), salesEnd: start, restDue: start, marks: [] },
});
const card = (slug: string, days: number, departures: readonly TourDeparture[]): TourCard => ({
  ...{ slug, kind: 'journey', title: slug, titleFa: slug, days, nights: days - 1, start: 'Tehran', end: 'Shiraz' },
  ...{ cities: ['tehran'], style: 'culture', difficulty: 'easy', groupSize: { least: 2, most: 14 } },
  ...{ languages: ['English'], season: 'spring', ladder: [{ from: 2, to: null, each: euro(88_000) }] },
  ...{
    singleSupplement: euro(0),
    childPercent: 70,
    isAsked: false,
    departures: [...departures],
    runs: null,
    each: null,
  },
});

const long = card('long', 8, [departure('2027-04-10', 75_600), departure('2027-05-08', 62_000)]);
const short = card('short', 5, [departure('2027-05-10', 43_000)]);
const sold = card('sold', 7, [departure('2027-04-12', 80_000, 1)]);
const TOURS = [short, sold, long];
const slugs = (tours: readonly { readonly tour: TourCard }[]) => tours.map(({ tour }) => tour.slug);

test('the longest tour stands first; a tour without places for these people is not offered', () => {
  const { shown, others } = listOf(TOURS, {}, ASKED);
  expect(slugs(shown)).toEqual(['long', 'short']);
  expect(others.map(({ slug }) => slug)).toEqual(['sold']);
});

test('sorted by price, and by the next start', () => {
  expect(slugs(listOf(TOURS, { sort: 'price' }, ASKED).shown)).toEqual(['short', 'long']);
  expect(slugs(listOf(TOURS, { sort: 'next' }, ASKED).shown)).toEqual(['long', 'short']);
});

test('a month shows the departure in it with its own price; tours of other months come last', () => {
  const { shown, others } = listOf(TOURS, { month: ['m2027-04'] }, ASKED);
  expect(shown.map(({ tour, departures, each }) => [tour.slug, departures.map(({ start }) => start), each])).toEqual([
    ['long', ['2027-04-10'], 75_600],
  ]);
  expect(others.map(({ slug }) => slug)).toEqual(['short', 'sold']);
});

test('the number beside a choice is how many tours it leaves', () => {
  const { month } = facetsOfTours(TOURS, {}, ASKED);
  const countOf = (value: string) => month.choices.find((choice) => choice.value === value)?.count;
  expect([countOf('m2027-04'), countOf('m2027-05'), countOf('m2027-06')]).toEqual([1, 2, 0]);
});

test('filters come back from their own address, and from the fields of a form', () => {
  const filters = { style: ['culture', 'nature'], month: ['m2027-04'], sort: 'price' } as const;
  expect(listFiltersOf(listQuery(2, filters))).toEqual(filters);
  expect(listFiltersOf({ style: ['culture', 'nature'], price: '' })).toEqual({ style: ['culture', 'nature'] });
});

test.each([
  ['what nobody understands', { style: '<b>', month: 'm2027-13', sort: 7, people: 'x' }, {}, 2],
  ['too many people', { people: '99' }, {}, 9],
])('%s is left out of an address', (_, search, filters, people) => {
  expect([listFiltersOf(search), listPeopleOf(search.people)]).toEqual([filters, people]);
});
