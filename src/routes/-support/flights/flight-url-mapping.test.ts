import { expect, test } from 'vitest';
import { returnTrip, views } from '#machines/flights/flight-booking/fixtures.ts';
import type { FlightRoute } from '#machines/flights/flight-booking/types.ts';
import { urlOfSearch } from '#src/platform/flights/flight-url.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { placeOf } from '#src/routes/-support/core/pages/useArrival.ts';
import { isRefused, shownRoute, targetOf } from '#src/routes/-support/flights/flight-url-mapping.ts';

const ORDER = '0198f0c0-0000-7000-8000-000000000001';
const route = (indicatePage: FlightRoute['indicatePage'], path: FlightRoute['path'], orderId: string | null) => ({
  indicatePage,
  path,
  orderId,
});

test.each([
  [
    'Back to the list from before the hold',
    route('results', 'departing', null),
    route('results', 'departing', ORDER),
    false,
  ],
  [
    'Back to the way back from before the hold',
    route('results', 'returning', null),
    route('results', 'returning', ORDER),
    false,
  ],
  ['a review without passengers', route('confirm', 'departing', ORDER), route('passengers', 'departing', ORDER), true],
  ['a way back without a way out', route('results', 'returning', null), route('results', 'departing', null), true],
  ['another order', route('passengers', 'departing', 'other'), route('passengers', 'departing', ORDER), true],
  ['the same', route('confirm', 'departing', ORDER), route('confirm', 'departing', ORDER), false],
] as const)('%s: refused only where the flow is elsewhere', (_, asked, is, expected) => {
  expect(isRefused(asked, is)).toBe(expected);
});

const list = shownRoute('/flights/THR-SYZ', { departing: '2026-12-05', returning: '2026-12-12', time: 'morning' });
if (!list) throw new Error('An address of the flow');

test.each([
  [
    'to the way back',
    route('results', 'returning', null),
    'QB1213.A',
    { path: 'returning', out: 'QB1213.A', time: 'morning' },
  ],
  ['back to the way out', route('results', 'departing', null), undefined, { time: 'morning' }],
  ['to the list with seats held', route('results', 'departing', ORDER), undefined, { order: ORDER, time: 'morning' }],
  ['to the passengers', route('passengers', 'departing', ORDER), undefined, { step: 'passengers', order: ORDER }],
  ['to the review', route('confirm', 'departing', ORDER), undefined, { step: 'confirm', order: ORDER }],
] as const)('the address %s keeps the search, and the filters while the list is looked at', (_, to, out, more) => {
  expect(targetOf(to, returnTrip, out, list).search).toEqual({
    ...urlOfSearch(returnTrip),
    ...more,
  });
});

test.each([
  ['fresh', false],
  ['heldCalm', false],
  ['reviewing', false],
  ['expiredKeepingForm', true],
  ['verifying', true],
  ['issued', true],
] as const)('%s: an end replaces the address, a step adds one', (name, expected) => {
  expect(isFinalPage(views[name])).toBe(expected);
});

test('another step is another place, another filter is not', () => {
  const at = (search: object) => placeOf({ pathname: '/flights/THR-SYZ', search, state: {} });
  expect(at({ time: 'morning' })).toBe(at({ sort: 'price' }));
  expect(at({ step: 'passengers' })).not.toBe(at({}));
  expect(at({ path: 'returning' })).not.toBe(at({}));
});
