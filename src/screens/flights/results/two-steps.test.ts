import { expect, test } from 'vitest';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { byFlight, type Fares } from '#src/screens/flights/results/group-by-flight.ts';
import { AT_ONCE, inTwoSteps } from '#src/screens/flights/results/two-steps.ts';

const offerOf = (flightNumber: string, fareClass = 'Y') =>
  ({
    offerId: `${flightNumber}.${fareClass}`,
    flight: { flightNumber, departsAt: 0 },
    total: { amount: 1 },
  }) as FlightOffer;
const OFFERS = Array.from({ length: 10 }, (_, at) => offerOf(`IR ${at}`));
const FLIGHTS = byFlight(OFFERS);
const names = (flights: readonly Fares[]) => flights.map(([{ flight }]) => flight.flightNumber.slice(3)).join('');

test('another order changes the first cards at once, and shows each flight once', () => {
  const before = { offers: OFFERS, flights: FLIGHTS };
  const cards = inTwoSteps({ offers: OFFERS, flights: FLIGHTS.toReversed() }, before);
  expect(names(cards)).toBe('9876540123');
  expect(AT_ONCE).toBe(6);
});

test('a flight that a filter leaves with another fare stands there once', () => {
  const both = [...OFFERS, offerOf('IR 9', 'X')];
  const before = { offers: both, flights: byFlight(both) };
  const cards = inTwoSteps({ offers: both, flights: FLIGHTS.toReversed() }, before);
  expect(names(cards)).toBe('9876540123');
  expect(cards[0]?.length).toBe(1);
});

test('cards of another search or of another leg never stand below', () => {
  const others = [offerOf('EP 1'), offerOf('EP 2')];
  expect(inTwoSteps({ offers: OFFERS, flights: FLIGHTS }, { offers: others, flights: byFlight(others) })).toBe(FLIGHTS);
});

test('the same list, put together anew, is no change', () => {
  const again = [...FLIGHTS];
  expect(inTwoSteps({ offers: OFFERS, flights: again }, { offers: OFFERS, flights: FLIGHTS })).toBe(again);
});

test('a list of one screen changes at once', () => {
  const few = FLIGHTS.slice(2, 2 + AT_ONCE);
  expect(inTwoSteps({ offers: OFFERS, flights: few }, { offers: OFFERS, flights: FLIGHTS })).toBe(few);
});
