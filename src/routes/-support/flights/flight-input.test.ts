import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { availability, documents, oneWay, orders, returnTrip } from '#machines/flights/flight-booking/fixtures.ts';
import { flightBookingMachine } from '#machines/flights/flight-booking/machine.ts';
import { flightBookingView } from '#machines/flights/flight-booking/view.ts';
import { type FlightUrl, fareKey, parseFlightUrl } from '#src/platform/flights/flight-url.ts';
import { flowInput, initialFlowView } from '#src/routes/-support/flights/flight-input.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';

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

test.each<[string, Partial<FlightsData>, FlightUrl]>([
  ['results', { availability: { ...availability, returning: null } }, {}],
  ['a return trip', { search: returnTrip, availability }, {}],
  ['the way back', { search: returnTrip, availability }, onTheWayBack],
  ['a way out that is gone', { search: returnTrip, availability }, { ...onTheWayBack, out: 'QB9999.Z' }],
  ['a search that cannot be asked', { problems: { departing: 'date_in_past' } }, {}],
  ['issued tickets', { order: orders.issued }, {}],
])('%s: the idle page shows what the machine would show', (_, data, url) => {
  const all = { ...page, ...data };
  const actor = createActor(flightBookingMachine, { input: flowInput(all, data.order ? 'issue' : 'results', url) });
  expect(initialFlowView(all, documents.issued, url)?.view).toEqual(flightBookingView(actor.getSnapshot()));
});

test('while seats are held or money moves nothing rests', () => {
  for (const order of [orders.held, orders.ready, orders.paying, orders.issuing, orders.expired]) {
    expect(initialFlowView({ ...page, order }, null, {})).toBeNull();
  }
});
