import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { choose, compareWith } from '#src/screens/core/list/filters.ts';
import { choiceName } from '#src/screens/hotels/results/filter-names.ts';
import {
  comparedOf,
  HOTEL_FILTERS,
  type HotelOffer,
  type HotelPrice,
  hotelFacets,
  listOf,
  worthOf,
} from '#src/screens/hotels/results/filters.ts';

const price = (total: number, more: Partial<HotelPrice> = {}): HotelPrice => ({
  total: euro(total),
  perNight: euro(Math.ceil(total / 3)),
  comesBack: more.freeUntil ? 'all' : 'none',
  hasBreakfast: false,
  freeUntil: null,
  payment: 'now',
  roomsLeft: 4,
  ...more,
});
const hotel = (
  id: string,
  stars: number,
  minutes: number | null,
  choices: [HotelPrice, ...HotelPrice[]],
): HotelOffer => ({
  hotel: {
    hotelId: id,
    link: `isfahan/${id}`,
    name: { en: id, fa: null },
    stars,
    kind: stars === 0 ? 'traditional house' : 'hotel',
    area: { en: 'Bazaar', fa: null },
    city: { slug: 'isfahan', name: { en: 'Isfahan', fa: null } },
    country: 'IR',
    hotelType: 'domestic-hotel',
    point: { lat: 32.6, lon: 51.6 },
    precision: minutes === null ? 'area' : 'approx',
    walks: minutes === null ? [] : [{ sightId: 'square', minutes }],
    amenities: [],
    answers: 'atOnce',
    isInvented: false,
  },
  best: choices[0],
  choices,
});

const PLAIN = hotel('plain', 4, 20, [price(20_000), price(26_000, { hasBreakfast: true, freeUntil: 1 })]);
const HOUSE = hotel('house', 0, 10, [price(21_000, { hasBreakfast: true })]);
const QUARTER = hotel('quarter', 5, null, [price(40_000, { hasBreakfast: true, freeUntil: 1 })]);
const ALL = [PLAIN, HOUSE, QUARTER];
const idsOf = (...asked: Parameters<typeof listOf>) => listOf(...asked).map(({ offer }) => offer.hotel.hotelId);

test('a hotel shows at its cheapest price that is what was asked for', () => {
  const totals = (filters: Parameters<typeof listOf>[1]) =>
    listOf(ALL, { ...filters, sort: 'price' }).map(({ price: { total } }) => total.amount);
  expect(totals({})).toEqual([20_000, 21_000, 40_000]);
  expect(totals({ board: ['breakfast'] })).toEqual([21_000, 26_000, 40_000]);
  expect(totals({ board: ['breakfast'], back: ['free'], price: ['to300'] })).toEqual([26_000]);
});

test('a card names the free cancellation that the filter counts, within what else is asked', () => {
  const free = (filters: Parameters<typeof listOf>[1]) =>
    listOf(ALL, { ...filters, sort: 'price' }).map((one) => one.free?.total.amount ?? null);
  for (const filters of [{}, { price: ['to300'] }, { board: ['breakfast'] }]) {
    const counted = hotelFacets(ALL, filters).back.choices[0]?.count;
    expect(free(filters).filter((amount) => amount !== null)).toHaveLength(counted ?? -1);
  }
  expect(free({})).toEqual([26_000, null, 40_000]);
  expect(free({ price: ['to250'] })).toEqual([null, null]);
});

test('a hotel that is known by its quarter only takes no part in walks', () => {
  expect(idsOf(ALL, { walk: ['to30'], sort: 'walk' })).toEqual(['house', 'plain']);
  expect(idsOf(ALL, { sort: 'walk' })).toEqual(['house', 'plain', 'quarter']);
  expect(idsOf(ALL, { walk: ['to30'], near: 'elsewhere' })).toEqual([]);
});

test('best is the total less what the page says: 5 % for breakfast, freedom and a close walk, 3 % a star', () => {
  expect(listOf(ALL, { sort: 'price' }).map(worthOf)).toEqual([20_000 * 88, 21_000 * 90, 40_000 * 75]);
  expect(idsOf(ALL, {})).toEqual(['plain', 'house', 'quarter']);
});

test('a choice is counted as the other groups leave it, and what is asked for is there with 0', () => {
  const { stars, kind, walk } = hotelFacets(ALL, { board: ['breakfast'], kind: ['caravanserai'] });
  expect(kind).toEqual({
    any: 3,
    choices: [
      { value: 'hotel', count: 2, isOn: false },
      { value: 'traditional-house', count: 1, isOn: false },
      { value: 'caravanserai', count: 0, isOn: true },
    ],
  });
  expect(stars.choices.map(({ count }) => count)).toEqual([0, 0, 0]);
  expect(walk.choices.map(({ value }) => value)).toEqual(['to10', 'to15', 'to30']);
});

test('a house has all that is asked for, and each choice is counted beside what is ticked', () => {
  const having = (listed: typeof PLAIN, ...amenities: string[]) => ({
    ...listed,
    hotel: { ...listed.hotel, amenities },
  });
  const offers = [having(PLAIN, 'pool', 'tea house'), having(HOUSE, 'pool'), having(QUARTER, 'restaurant')];
  expect(idsOf(offers, { has: ['pool'], sort: 'price' })).toEqual(['plain', 'house']);
  expect(idsOf(offers, { has: ['pool', 'tea-house'] })).toEqual(['plain']);
  expect(hotelFacets(offers, { has: ['pool'] }).has).toEqual({
    any: 3,
    choices: [
      { value: 'pool', count: 2, isOn: true },
      { value: 'restaurant', count: 0, isOn: false },
      { value: 'tea-house', count: 1, isOn: false },
    ],
  });
  expect(choiceName('has', 'tea-house')).toBe('tea house');
});

test('a threshold replaces the one before; others stand beside each other', () => {
  expect(choose(HOTEL_FILTERS, { price: ['to300'] }, 'price', 'to500', true)).toEqual({ price: ['to500'] });
  expect(choose(HOTEL_FILTERS, { stars: ['s4'] }, 'stars', 's5', true)).toEqual({ stars: ['s4', 's5'] });
  expect(choose(HOTEL_FILTERS, { stars: ['s4'] }, 'stars', 's4', false)).toEqual({});
  expect(choose(HOTEL_FILTERS, { price: ['to300'] }, 'price', '', true)).toEqual({});
});

test('three hotels are compared: a fourth takes the place of the first', () => {
  expect(compareWith({ compare: ['a', 'b', 'c'] }, 'd')).toEqual({ compare: ['b', 'c', 'd'] });
  expect(compareWith({ compare: ['a'] }, 'a')).toEqual({});
  // A tick that is pressed again says the same.
  expect(compareWith({ compare: ['a'] }, 'a', true)).toEqual({ compare: ['a'] });
  expect(compareWith({}, 'a', false)).toEqual({});
});

test('what is compared stands in the order in which it was chosen, also where a filter hides it', () => {
  const compare = ['quarter', 'plain', 'gone', 'house'];
  for (const sort of ['price', 'stars'] as const) {
    const found = comparedOf(ALL, { compare, sort, stars: ['s1'] });
    expect(found.map(({ offer }) => offer.hotel.hotelId)).toEqual(['quarter', 'plain', 'house']);
  }
});

test('an area of the map keeps what lies in it', () => {
  const far = { ...HOUSE, hotel: { ...HOUSE.hotel, hotelId: 'far', point: { lat: 32.7, lon: 51.6 } } };
  const area = { south: 32.55, west: 51.55, north: 32.65, east: 51.65 };
  expect(idsOf([...ALL, far], { area, sort: 'price' })).toEqual(['plain', 'house', 'quarter']);
  expect(hotelFacets([...ALL, far], { area }).price.any).toBe(3);
});
