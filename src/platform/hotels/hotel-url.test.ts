import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { HOTEL_FILTER_GROUPS } from '#domain/hotels/hotel-filters.ts';
import { DEFAULT_ROOMS } from '#domain/hotels/hotel-rooms.ts';
import { type HotelUrl, parseHotelUrl, RESTORED } from '#src/platform/hotels/hotel-url.ts';
import {
  filtersOfUrl,
  placeOfUrl,
  restoredOf,
  searchOfUrl,
  urlOfSearch,
  withFilters,
  withoutRestored,
} from '#src/platform/hotels/hotel-url-parts.ts';

const FAMILY = [
  { adults: [30, 30], children: [] },
  { adults: [30], children: [3, 13] },
];
const ANNA = { title: 'MS', firstName: 'Anna', lastName: 'Keller', age: 38 };
const ORDER = '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31';

test('a search is read from its address, and written back the same', () => {
  const url = parseHotelUrl({
    destination: 'city/isfahan/Isfahan',
    departing: '2026-12-05',
    returning: '2026-12-08',
    rooms: FAMILY,
  });
  const search = searchOfUrl(url);
  expect(search).toEqual({
    destination: { type: 'city', id: 'isfahan', name_en: 'Isfahan' },
    departing: '2026-12-05',
    returning: '2026-12-08',
    rooms: FAMILY,
  });
  expect(urlOfSearch(search)).toEqual(url);
});

test('two adults in one room are not written', () => {
  const search = searchOfUrl(parseHotelUrl({ departing: '2026-12-05', returning: '2026-12-08' }));
  expect(search.rooms).toEqual(DEFAULT_ROOMS);
  expect(urlOfSearch(search)).toEqual({ departing: '2026-12-05', returning: '2026-12-08' });
});

test.each([
  ['no JSON', '[{'],
  ['no list', { adults: [30] }],
  ['nobody', []],
  ['too many rooms', Array(10).fill(FAMILY[1])],
  ['an age that is none', [{ adults: [30], children: [200] }]],
  ['a huge number', [{ adults: [1e99], children: [] }]],
  ['longer than is read', 'x'.repeat(100_000)],
  ['null', null],
])('rooms that are %s are left out, and it is known that they were there', (_, rooms) => {
  const url = parseHotelUrl({ rooms });
  expect(url).toEqual({ rooms: '' });
  expect(searchOfUrl(url).rooms).toEqual(DEFAULT_ROOMS);
});

test('rooms are made anew: nothing else of the address gets in', () => {
  const rooms = JSON.parse('[{"adults":[30],"children":[],"__proto__":{"isAdmin":true},"extra":1}]');
  expect(parseHotelUrl({ rooms }).rooms).toEqual([{ adults: [30], children: [] }]);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('a form that was sent without scripts says who sleeps where in three fields', () => {
  const url = parseHotelUrl({ destination: 'Isfahan', adults: 3, ages: '3, 13', count: 2 });
  expectFields(searchOfUrl(url), {
    destination: null,
    rooms: [
      { adults: [30, 30], children: [13] },
      { adults: [30], children: [3] },
    ],
  });
});

test.each([
  ['city/isfahan/Isfahan', { type: 'city', id: 'isfahan', name_en: 'Isfahan' }],
  ['hotel/abbasi-hotel/Abbasi Hotel', { type: 'hotel', id: 'abbasi-hotel', name_en: 'Abbasi Hotel' }],
  ['city/isfahan', { type: 'city', id: 'isfahan', name_en: 'isfahan' }],
  ['Isfahan', null],
  ['city/../etc', null],
  [undefined, null],
])('%s names a place or does not', (destination, place) => {
  expect(placeOfUrl(destination)).toEqual(place);
});

test('filters are read, and what cannot be asked for is left out', () => {
  const url = parseHotelUrl({
    stars: 's5.s9',
    kind: 'boutique',
    walk: 'to15.to30',
    sort: 'cheap',
    near: 'naqsh',
  });
  expect(filtersOfUrl(url)).toEqual({ stars: ['s5'], kind: ['boutique'], walk: ['to15'], near: 'naqsh' });
  expect(withFilters(url, { board: ['breakfast'] })).toEqual({ board: 'breakfast' });
});

test('what an old link brought is read once and leaves the address', () => {
  const url = parseHotelUrl({
    departing: '2026-12-05',
    rooms: FAMILY,
    passengers: { rooms: [{ adults: [ANNA] }], phoneNumber: '+49 151 <b>23456789', name: 'Anna' },
    roomId: 'court-double',
    sessionId: 'x',
    customerOrderId: ORDER.toUpperCase(),
    hotelOrderId: 'not-an-id',
    customerOrderPrice: 21_000,
    mainMarkup: '1e9',
    countryCode: 'IR',
  });
  expect(restoredOf(url)).toEqual({
    passengers: { rooms: [[ANNA]], phoneNumber: '+4915123456789' },
    roomId: 'court-double',
    sessionId: 'x',
    hotelOrderId: null,
    customerOrderId: ORDER,
    customerOrderPrice: 21_000,
    customerOrderMarkup: null,
    mainMarkup: null,
    hotelType: 'domestic-hotel',
  });
  expect(withoutRestored(url)).toEqual({ departing: '2026-12-05', rooms: FAMILY });
  expect(restoredOf(parseHotelUrl({ departing: '2026-12-05' }))).toBeNull();
});

test('an area of the map is read from the address, written back the same, and nothing else is one', () => {
  const url = parseHotelUrl({ area: '32.6400_51.6500_32.6800_51.7000' });
  expect(filtersOfUrl(url)).toEqual({ area: { south: 32.64, west: 51.65, north: 32.68, east: 51.7 } });
  expect(withFilters({}, filtersOfUrl(url))).toEqual(url);
  expect(parseHotelUrl({ area: '32.68_51.65_32.64_51.7' })).toEqual({});
});

const FIELDS = [
  ...RESTORED,
  ...HOTEL_FILTER_GROUPS,
  'destination',
  'departing',
  'returning',
  'rooms',
  'adults',
  'ages',
  'count',
  'sort',
  'near',
  'compare',
  'area',
  'all',
  'order',
  'inquiry',
] as const satisfies readonly (keyof HotelUrl)[];
const deepList: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
const deepObject: unknown = JSON.parse(`${'{"rooms":'.repeat(100_000)}1${'}'.repeat(100_000)}`);

/** Arbitrary JSON, biased to guests in rooms, with objects that override toString and valueOf. */
const wild = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom(null, true, 30, -1, 1e99, '', '30', 'IR', '2026-02-30', '[{', 'city/isfahan'),
    fc.string(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom('rooms', 'adults', 'children', 'age', 'firstName', 'toString', 'valueOf', 'toJSON', '__proto__'),
      tie('value'),
      { maxKeys: 4 },
    ),
  ),
})).value;

test('whatever an address says, it is read', () => {
  const url = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(wild, fc.constantFrom(deepList, deepObject)));
  fc.assert(
    fc.property(url, (said) => {
      const read = parseHotelUrl(said);
      expect(parseHotelUrl(read)).toEqual(read);
    }),
    { numRuns: 500 },
  );
});

test('what nobody sees leaves a text, and the joiners of Persian names stay', () => {
  const url = parseHotelUrl({ destination: 'city/isfahan/\u202Enaha\u0007fsI\u2066\r\n', sessionId: '\u0000' });
  expect(url).toEqual({ destination: 'city/isfahan/nahafsI' });
  expect(parseHotelUrl({ destination: 'نقش\u200Cجهان' })).toEqual({ destination: 'نقش\u200Cجهان' });
});

test('an age is a number or its digits, and no object that becomes one', () => {
  const people = [{ age: { toString: 1, valueOf: 1 } }, { age: [8] }, { age: true }, { age: ' 8 ' }, { age: '8' }, 8];
  expect(parseHotelUrl({ passengers: { rooms: [people] } }).passengers?.rooms[0]?.map(({ age }) => age)).toEqual([
    ...[null, null, null],
    ...[8, 8, 8],
  ]);
});
