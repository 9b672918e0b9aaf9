import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { addDays } from '#domain/core/time.ts';
import { priceOfWish, queryOfWish, requestOf, wishOf, wishProblems } from '#domain/tours/wish.ts';

const TODAY = '2026-11-27';
const asked = {
  ...{ kind: 'private' as const, from: '2026-12-18', to: '2027-11-27', months: [3, 4, 5, 9, 10, 11], most: 15 },
  ...{ answerHours: 24, offerHours: 24, isSimulated: true },
};
const departure = {
  ...{ id: 'CL-20270410', start: '2027-04-10', end: '2027-04-17', guideLanguage: 'German' as const, capacity: 14 },
  ...{ taken: 14, left: 0, waiting: 0, leastToRun: 2, isCertain: true, group: 14, each: euro(62_000) },
  ...{ salesEnd: '2027-04-05', restDue: '2027-03-11', marks: [] },
};
const tour = {
  asked,
  leastAge: 0,
  card: {
    ...{
      slug: 'classic-iran-8-days',
      kind: 'journey' as const,
      title: 'Classic Iran',
      titleFa: '',
      days: 8,
      nights: 7,
    },
    ...{ start: 'Tehran', end: 'Shiraz', cities: [], style: 'culture' as const, difficulty: 'easy' as const },
    ...{ groupSize: { least: 2, most: 14 }, languages: ['English' as const, 'German' as const], season: 'Mar–May' },
    ladder: [
      { from: 2, to: 3, each: euro(88_000) },
      { from: 4, to: 7, each: euro(75_600) },
      { from: 8, to: null, each: euro(62_000) },
    ],
    ...{ singleSupplement: euro(18_000), childPercent: 70, isAsked: false, departures: [departure], runs: null },
    each: null,
  },
};
const wish = (search: Record<string, unknown> = {}) => {
  const found = wishOf(search, tour);
  if (!found) throw new Error('no wish');
  return found;
};

test('an address without a choice asks for private dates of two in one room', () => {
  expect(wish()).toEqual({
    ...{ kind: 'private', tour: 'classic-iran-8-days', departure: null, day: '', language: 'English' },
    people: { adults: 2, children: 0, infants: 0 },
    rooms: { double: 1, twin: 0, own: 0, shared: 0 },
  });
});

test('who is one too many for the rooms of two has an own one: there is no stranger to share with', () => {
  expect(wish({ adults: 3 }).rooms).toEqual({ double: 1, twin: 0, own: 1, shared: 0 });
  expect(wish({ adults: 3, departure: departure.id }).rooms).toEqual({ double: 1, twin: 0, own: 0, shared: 1 });
});

test('a wish comes back from its address', () => {
  const asks = wish({ day: '2027-05-02', language: 'German', adults: 3, children: 1, double: 2 });
  expect(wish(queryOfWish(asks))).toEqual(asks);
  const waits = wish({ departure: departure.id, adults: 1 });
  expect([waits.kind, waits.language, wish(queryOfWish(waits))]).toEqual(['waiting', 'German', waits]);
});

test('a party pays the step of its own size, who waits that of the group as it is now', () => {
  expect(priceOfWish(wish({ adults: 4 }), tour).total).toEqual(euro(4 * 75_600));
  expect(priceOfWish(wish({ adults: 1, own: 1 }), tour).total).toEqual(euro(88_000 + 18_000));
  expect(priceOfWish(wish({ departure: departure.id }), tour).total).toEqual(euro(2 * 62_000));
});

test('who waits pays as all others do: the step of the largest group since the price has settled', () => {
  const largest = { ...departure, taken: 5, group: 8, largest: 8 };
  const settled = { ...tour, card: { ...tour.card, departures: [largest] } };
  expect(priceOfWish(wish({ departure: departure.id }), settled)).toMatchObject({ group: 8, each: euro(62_000) });
});

test('a departure that is not sold any more is nobody’s wish, least of all for private dates', () => {
  expect(wishOf({ departure: 'CL-20260410' }, tour)).toBeNull();
  expect(wish({ departure: '' }).kind).toBe('private');
});

test('an address is read as the controls of its kind count', () => {
  const many = { adults: 40, children: 40, infants: 40, double: 40, twin: 40, own: 40, shared: 40 };
  expect(wish({ ...many, departure: departure.id })).toMatchObject({
    people: { adults: 9, children: 8, infants: 4 },
    rooms: { double: 4, twin: 4, own: 9, shared: 9 },
  });
  expect(wish(many)).toMatchObject({
    people: { adults: 15, children: 14, infants: 7 },
    rooms: { double: 7, twin: 7, own: 15, shared: 0 },
  });
});

test.each([
  ['no day', {}, { day: 'required' }],
  ['too soon', { day: addDays(TODAY, 3) }, { day: 'too_soon' }],
  ['past', { day: addDays(TODAY, -1) }, { day: 'date_in_past' }],
  ['out of season', { day: '2027-01-10' }, { day: 'out_of_season' }],
  ['sixteen', { day: '2027-05-02', adults: 15, children: 1, double: 7, own: 1 }, { people: 'too_many_passengers' }],
  ['a bed too few', { day: '2027-05-02', adults: 3, double: 1 }, { rooms: 'rooms_do_not_fit' }],
  ['with a stranger', { day: '2027-05-02', adults: 1, shared: 1 }, { rooms: 'rooms_do_not_fit' }],
  [
    'ten who wait',
    { departure: departure.id, adults: 9, children: 1, double: 4, twin: 1 },
    { people: 'too_many_passengers' },
  ],
  ['two who wait', { departure: departure.id }, {}],
  ['fifteen', { day: '2027-05-02', adults: 15, double: 7, own: 1 }, {}],
])('%s', (_, search, problems) => {
  expect(wishProblems(wish(search), tour, TODAY)).toEqual(problems);
});

test('more than the departure has places cannot wait for it', () => {
  const small = { ...tour, card: { ...tour.card, departures: [{ ...departure, capacity: 4 }] } };
  const five = wish({ departure: departure.id, adults: 5, double: 2, shared: 1 });
  expect([wishProblems(five, small, TODAY), wishProblems(five, tour, TODAY)]).toEqual([
    { people: 'too_many_passengers' },
    {},
  ]);
});

test('what is asked names only what its kind has', () => {
  expect(requestOf(wish({ departure: departure.id }), 'anna@example.org')).toEqual({
    ...{ kind: 'waiting', tour: 'classic-iran-8-days', departure: departure.id, email: 'anna@example.org' },
    people: { adults: 2, children: 0, infants: 0 },
    rooms: { double: 1, twin: 0, own: 0, shared: 0 },
  });
  expect(Object.keys(requestOf(wish({ day: '2027-05-02' }), '')).sort()).toEqual([
    'day',
    'kind',
    'language',
    'people',
    'rooms',
    'tour',
  ]);
});
