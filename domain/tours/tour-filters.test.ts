import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import {
  cleanTourFilters,
  filterTours,
  lowestEach,
  matchingDepartures,
  type TourCard,
  type TourDeparture,
  type TourFilters,
  tourOptions,
  waysOut,
} from '#domain/tours/tour-filters.ts';

const ASKED = { people: 2, today: '2026-11-25' };

const departure = (start: string, given: Partial<TourDeparture> = {}): TourDeparture => ({
  id: `X-${start}`,
  start,
  end: start,
  guideLanguage: 'English',
  capacity: 8,
  taken: 0,
  left: 8,
  waiting: 0,
  leastToRun: 2,
  isCertain: false,
  group: 2,
  each: euro(80_000),
  salesEnd: start,
  restDue: start,
  marks: [],
  ...given,
});

const journey = (slug: string, given: Partial<TourCard>): TourCard => ({
  slug,
  kind: 'journey',
  title: slug,
  titleFa: slug,
  days: 8,
  nights: 7,
  start: 'Tehran',
  end: 'Shiraz',
  cities: ['tehran', 'shiraz'],
  style: 'culture',
  difficulty: 'easy',
  groupSize: { least: 2, most: 8 },
  languages: ['English', 'German', 'French', 'Spanish'],
  season: 'All year',
  ladder: [{ from: 1, to: null, each: euro(80_000) }],
  singleSupplement: euro(0),
  childPercent: 70,
  isAsked: false,
  departures: [],
  runs: null,
  each: null,
  ...given,
});

const CLASSIC = journey('classic', {
  departures: [
    departure('2027-04-10', { isCertain: true, each: euro(88_000) }),
    departure('2027-04-24', { guideLanguage: 'German', each: euro(62_000) }),
    departure('2027-05-08', { left: 1, guideLanguage: 'French', isCertain: true, each: euro(10_000) }),
  ],
});
const TREK = journey('trek', {
  ...{ days: 6, style: 'mountain', difficulty: 'hard', cities: ['tehran'] },
  departures: [departure('2027-07-10', { each: euro(98_000) })],
});
const DAY = journey('persepolis', {
  ...{ kind: 'dayTour', days: 1, nights: 0, style: 'day', cities: ['shiraz', 'persepolis'], each: euro(7800) },
  runs: { weekdays: ['sat'], from: '2027-01-01', to: '2027-02-28', not: [] },
});
const FOOD = journey('food', { ...DAY, slug: 'food', isAsked: true, cities: ['tehran'], each: euro(6400) });
const TOURS = [CLASSIC, TREK, DAY, FOOD];
const found = (filters: TourFilters) => filterTours(TOURS, filters, ASKED).map(({ slug }) => slug);

test.each([
  [{}, ['classic', 'trek', 'persepolis', 'food']],
  [{ days: ['d1'] }, ['persepolis', 'food']],
  [{ days: ['d1', 'd8-30'] }, ['classic', 'persepolis', 'food']],
  [{ style: ['mountain'] }, ['trek']],
  [{ city: ['persepolis'] }, ['persepolis']],
  [{ city: ['tehran'], difficulty: ['easy'] }, ['classic', 'food']],
  [{ month: ['m2027-04'] }, ['classic']],
  [{ month: ['m2027-02'] }, ['persepolis', 'food']],
  [{ month: ['m2027-03'] }, []],
  [{ price: ['to700'] }, ['classic', 'persepolis', 'food']],
  [{ price: ['to64'] }, ['food']],
  [{ language: ['spanish'] }, ['persepolis', 'food']],
  [{ certain: ['yes'] }, ['classic', 'persepolis']],
] satisfies [TourFilters, string[]][])('%j leaves %j', (filters, slugs) => {
  expect(found(filters)).toEqual(slugs);
});

test('what is asked of a start is asked of one and the same', () => {
  expect(found({ month: ['m2027-04'], language: ['german'] })).toEqual(['classic']);
  expect(found({ certain: ['yes'], language: ['german'], style: ['culture'] })).toEqual([]);
  expect(found({ price: ['to700'], certain: ['yes'], style: ['culture'] })).toEqual([]);
});

test('a departure with too few places is no start; a tour without one stays in a list that asks for none', () => {
  expect(found({ language: ['french'], style: ['culture'] })).toEqual([]);
  expect(filterTours([CLASSIC], { language: ['french'] }, { ...ASKED, people: 1 })).toEqual([CLASSIC]);
  expect(filterTours([journey('sold out', {})], {}, ASKED)).toHaveLength(1);
});

test('each option counts what is left with it alone in its group, beside the other groups', () => {
  const options = tourOptions(TOURS, { style: ['day'], city: ['tehran'] }, ASKED);
  expect(options.style).toEqual([
    { value: 'culture', count: 1, isChosen: false },
    { value: 'mountain', count: 1, isChosen: false },
    { value: 'day', count: 1, isChosen: true },
  ]);
  expect(options.city).toEqual([
    { value: 'persepolis', count: 1, isChosen: false },
    { value: 'shiraz', count: 1, isChosen: false },
    { value: 'tehran', count: 1, isChosen: true },
  ]);
  expect(options.certain).toEqual([{ value: 'yes', count: 0, isChosen: false }]);
  expect(options.days.map(({ value, count }) => `${value} ${count}`)).toEqual(['d1 1', 'd6-7 0', 'd8-30 0']);
});

test('months with a start come first, by date; the others of a year follow', () => {
  const months = tourOptions(TOURS, {}, ASKED).month.map(({ value, count }) => `${value} ${count}`);
  expect(months).toEqual([
    ...['m2027-01 2', 'm2027-02 2', 'm2027-04 1', 'm2027-07 1'],
    ...['m2026-11 0', 'm2026-12 0', 'm2027-03 0', 'm2027-05 0', 'm2027-06 0', 'm2027-08 0', 'm2027-09 0', 'm2027-10 0'],
  ]);
});

test('what is chosen stays an option, also where the list has nothing of it', () => {
  expect(tourOptions(TOURS, { city: ['yazd'] }, ASKED).city.at(-1)).toEqual({
    value: 'yazd',
    count: 0,
    isChosen: true,
  });
});

test('out of nothing lead the filters that keep others out, the best first', () => {
  const filters: TourFilters = { style: ['mountain'], difficulty: ['easy'] };
  expect(found(filters)).toEqual([]);
  expect(waysOut(TOURS, filters, ASKED)).toEqual([
    { group: 'style', count: 3 },
    { group: 'difficulty', count: 1 },
  ]);
  expect(waysOut(TOURS, { style: ['mountain'], city: ['persepolis'], language: ['french'] }, ASKED)).toEqual([
    { group: 'style', count: 1 },
  ]);
  expect(waysOut(TOURS, { style: ['mountain'], days: ['d1'], city: ['yazd'] }, ASKED)).toEqual([]);
});

test('the list shows the departures that have what is asked, and the least price of these', () => {
  const ids = (filters: TourFilters, people = 2) =>
    matchingDepartures(CLASSIC, filters, { ...ASKED, people }).map(({ start }) => start);
  expect(ids({})).toEqual(['2027-04-10', '2027-04-24']);
  expect(ids({}, 1)).toHaveLength(3);
  expect(ids({ certain: ['yes'] })).toEqual(['2027-04-10']);
  expect(lowestEach(CLASSIC, {}, ASKED)).toBe(62_000);
  expect(lowestEach(CLASSIC, { certain: ['yes'] }, ASKED)).toBe(88_000);
  expect(lowestEach(CLASSIC, { language: ['spanish'] }, ASKED)).toBeNull();
  expect(lowestEach(DAY, {}, ASKED)).toBe(7800);
});

test('of what an address says only what is understood is left, and one price', () => {
  expect(
    cleanTourFilters({
      style: ['mountain', 'sea', 'mountain'],
      price: ['cheap', 'to700', 'to900'],
      month: ['m2027-13'],
      city: ['<b>'],
      certain: ['yes'],
    }),
  ).toEqual({ style: ['mountain'], price: ['to700'], certain: ['yes'] });
  expect(cleanTourFilters({})).toEqual({});
});
