import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';

/** Identifies a flight, regardless of fare. */
export const planeOf = ({ flight }: FlightOffer): string => `${flight.flightNumber}@${flight.departsAt}`;

export const countFlights = (offers: readonly FlightOffer[]): number => new Set(offers.map(planeOf)).size;

export type Fares = readonly [FlightOffer, ...FlightOffer[]];

/** Groups offers by flight, ordered by their first fare; fares cheapest first. */
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
