import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';

/** One plane, whatever fares are sold on it. */
export const planeOf = ({ flight }: FlightOffer): string => `${flight.flightNumber}@${flight.departsAt}`;

export const countFlights = (offers: readonly FlightOffer[]): number => new Set(offers.map(planeOf)).size;

/** What is sold on one plane. */
export type Fares = readonly [FlightOffer, ...FlightOffer[]];

/** Flights in the order of their first fare; the fares of each, lowest first. */
export function byFlight(offers: readonly FlightOffer[]): readonly Fares[] {
  const flights = new Map<string, [FlightOffer, ...FlightOffer[]]>();
  for (const offer of offers) {
    const fares = flights.get(planeOf(offer));
    if (fares) fares.push(offer);
    else flights.set(planeOf(offer), [offer]);
  }
  for (const fares of flights.values()) fares.sort((a, b) => a.total.amount - b.total.amount);
  return [...flights.values()];
}
