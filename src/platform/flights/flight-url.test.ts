import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILTER_GROUPS } from '#domain/flights/flight-filters.ts';
import {
  filtersOfUrl,
  parseFlightUrl,
  parseRoute,
  searchOfUrl,
  urlOfSearch,
  withFilters,
} from '#src/platform/flights/flight-url.ts';

const RETURN_TRIP = {
  type: 'twoWay',
  origin: 'THR',
  destination: 'SYZ',
  departing: '2026-12-05',
  returning: '2026-12-09',
  adult: 2,
  child: 1,
  infant: 1,
} as const;

test('a search survives the way through its address', () => {
  expect(searchOfUrl('THR-SYZ', parseFlightUrl(urlOfSearch(RETURN_TRIP)))).toEqual(RETURN_TRIP);
  const oneWay = { ...RETURN_TRIP, type: 'oneWay', returning: '', adult: 1, child: 0, infant: 0 } as const;
  expect(urlOfSearch(oneWay)).toEqual({ departing: '2026-12-05' });
  expect(searchOfUrl('thr-syz', urlOfSearch(oneWay))).toEqual(oneWay);
});

test('what the plain form sends is understood', () => {
  // The row for another spelling of Shiraz has trailing blanks in its code.
  const places = { origin: 'THR', destination: 'SYZ  ' };
  const sent = { type: 'oneWay', ...places, departing: '2026-12-05', returning: '2026-12-09' };
  expect(searchOfUrl(undefined, parseFlightUrl({ ...sent, adult: '2', child: 0, infant: '0' }))).toEqual({
    type: 'oneWay',
    origin: 'THR',
    destination: 'SYZ',
    departing: '2026-12-05',
    returning: '',
    adult: 2,
    child: 0,
    infant: 0,
  });
});

test('what does not parse is left out', () => {
  expect(
    parseFlightUrl({
      origin: '../..',
      departing: '2026-02-30',
      adult: '1e9',
      child: -1,
      step: 'pay',
      order: '7',
      time: 'noon.evening',
      airline: '<b>.QB',
      price: 120,
      bags: 'from23.from30',
      terminal: ['t2', 't2', 't4'],
      aircraft: 'airbus-a320.*',
      extra: 1,
    }),
  ).toEqual({ time: 'evening', airline: 'QB', bags: 'from23', terminal: 't2.t4', aircraft: 'airbus-a320' });
  expect([parseRoute('THR-SYZ-X'), parseRoute('THRSYZ'), parseRoute(undefined)]).toEqual([null, null, null]);
});

test('a place is a code, or the name that a form without scripts sends', () => {
  expect(parseFlightUrl({ origin: ' thr', destination: ' bandar abbas ' })).toEqual({
    origin: 'THR',
    destination: 'bandar abbas',
  });
  expect(parseFlightUrl({ origin: 'شیراز', destination: 'x'.repeat(61) })).toEqual({
    origin: 'شیراز',
    destination: 'x'.repeat(60),
  });
});

test('no address throws, and parsing twice changes nothing', () => {
  const keys = [
    'origin',
    'type',
    'departing',
    'adult',
    'path',
    'step',
    'order',
    'sort',
    ...FILTER_GROUPS,
    'compare',
    'all',
  ];
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), fc.anything()), (query) => {
      const url = parseFlightUrl(query);
      expect(parseFlightUrl(url)).toEqual(url);
    }),
  );
});

test('filters replace filters and leave the search alone', () => {
  const url = parseFlightUrl({ departing: '2026-12-05', sort: 'price', airline: 'QB.EP', all: '1' });
  expect(filtersOfUrl(url)).toEqual({ sort: 'price', airline: ['QB', 'EP'], all: true });
  expect(withFilters(url, { time: ['morning', 'evening'] })).toEqual({
    departing: '2026-12-05',
    time: 'morning.evening',
  });
});

test('several values of one name, as a plain form sends them, are one list', () => {
  const url = parseFlightUrl({ kind: ['systemic', 'charter'], price: 'any', sort: 'duration' });
  expect(url).toEqual({ kind: 'systemic.charter', sort: 'duration' });
  expect(filtersOfUrl(url)).toEqual({ kind: ['systemic', 'charter'], sort: 'duration' });
});

test('of the flights that a URL compares three numbers are kept', () => {
  const url = parseFlightUrl({ compare: 'IR425.<b>.W51083.QB1.I35604.FP2403' });
  expect(url).toEqual({ compare: 'IR425.W51083.I35604' });
  expect(filtersOfUrl(url)).toEqual({ compare: ['IR425', 'W51083', 'I35604'] });
  expect(withFilters(url, { compare: ['FP2403'] })).toEqual({ compare: 'FP2403' });
});
