import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { availability, documents, oneWay, orders, returnTrip } from '#machines/flights/flight-booking/fixtures.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { type FlightUrl, fareKey, parseFlightUrl } from '#src/platform/flights/flight-url.ts';
import { firstFlightView } from '#src/routes/-support/flights/first-view.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';

/** A request of its own: the server keeps no cache between two. */
const contextOf = (): AppContext => ({
  origin: 'https://safar.example',
  fetch: () => Promise.reject(new Error('A first view asks for nothing')),
  cache: {},
  mayBeSignedIn: false,
  now: () => availability.searchedAt,
});
const page: FlightsData = {
  search: oneWay,
  problems: {},
  today: '2026-11-20',
  now: 0,
  availability: null,
  order: null,
  draft: null,
  isOrderLost: false,
  isFromServer: true,
};
const wayOut = availability.departing.offers[2];
const onTheWayBack = parseFlightUrl({ path: 'returning', out: wayOut ? fareKey(wayOut) : '' });

const viewOf = (data: Partial<FlightsData>, url: FlightUrl = {}, papers: typeof documents.issued | null = null) =>
  firstFlightView(contextOf(), { ...page, ...data }, papers, data.order ? 'issue' : 'results', url);
const resting = {
  kind: 'results',
  'results.kind': 'shown',
  'results.isStale': false,
  'results.isRefreshing': false,
  isHolding: false,
  held: null,
};

test.each<[string, Partial<FlightsData>, FlightUrl, object]>([
  ['results', { availability: { ...availability, returning: null } }, {}, { path: 'departing' }],
  ['a return trip', { search: returnTrip, availability }, {}, { path: 'departing', search: returnTrip }],
  [
    'the way back',
    { search: returnTrip, availability },
    onTheWayBack,
    { path: 'returning', selectedAvailables: { departing: wayOut, returning: null } },
  ],
  [
    'a way out that is gone',
    { search: returnTrip, availability },
    { ...onTheWayBack, out: 'QB9999.Z' },
    { path: 'departing' },
  ],
])('%s: the page draws what the machine says, and the machine may wait', async (_, data, url, expected) => {
  expectFields(await viewOf(data, url), { ...resting, ...expected });
});

test('a search that cannot be asked and papers need no machine either', async () => {
  expect(await viewOf({ problems: { departing: 'date_in_past' } })).toEqual({ kind: 'idle' });
  const issued = { kind: 'issued', orderId: orders.issued.orderId };
  expect(await viewOf({ order: orders.issued }, {}, documents.issued)).toEqual(issued);
});

test('while seats are held, money moves or something is not here yet, the machine runs at once', async () => {
  for (const order of [orders.held, orders.ready, orders.paying, orders.issuing, orders.expired])
    expect(await viewOf({ order })).toBeNull();
  expect(await viewOf({ order: orders.issued })).toBeNull();
  expect(await viewOf({})).toBeNull();
  const beside = {
    ...page,
    search: orders.held.item.type === 'twoWay' ? returnTrip : oneWay,
    order: orders.held,
    availability,
  };
  expect(await firstFlightView(contextOf(), beside, null, 'results', {})).toBeNull();
});
