import { HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { KnownFlight, KnownTrip } from '#domain/transport/known-trip.ts';
import { momentOfRide } from '#domain/transport/ride-times.ts';
import type { TransferPrices, TransferWish } from '#domain/transport/wish.ts';

type Pair = {
  readonly id: string;
  readonly toAirport: string;
  readonly en: string;
  readonly minutes: readonly [number, number];
};

/** The other airport of the same city, where there is one. */
export function otherAirport({ airports }: TransferPrices, airport: string): Pair | null {
  const zone = airports.find((one) => one.airport === airport)?.zones.find(({ toAirport }) => toAirport !== null);
  return zone?.toAirport
    ? { id: zone.id, toAirport: zone.toAirport, en: zone.en, minutes: [zone.minutes[0] ?? 0, zone.minutes[1] ?? 0] }
    : null;
}

/** So long it takes from landing to the car, usually at most. */
const OUT_MS = HOUR_MS;
const NEXT_MS = 24 * HOUR_MS;

export type AirportWarning =
  /** The next flight leaves from the other airport, and the car goes elsewhere. */
  | { readonly what: 'elsewhere'; readonly flight: KnownFlight; readonly pair: Pair }
  /** The car goes there; about when it arrives. */
  | {
      readonly what: 'there';
      readonly flight: KnownFlight;
      readonly pair: Pair;
      readonly arrivesAbout: number;
      readonly isLate: boolean;
    }
  /** The flight of that day leaves from the other airport. */
  | { readonly what: 'wrong'; readonly flight: KnownFlight; readonly pair: Pair };

/** Where one's own ticket and this ride confuse two airports of a city; null where they do not. */
export function airportWarning(
  prices: TransferPrices,
  wish: TransferWish,
  { flights }: KnownTrip,
): AirportWarning | null {
  const pair = otherAirport(prices, wish.airport);
  const moment = momentOfRide(wish.ride);
  if (!pair || moment === null) return null;
  const flight = flights.find(
    ({ from, leavesAt }) => from === pair.toAirport && leavesAt > moment && leavesAt < moment + NEXT_MS,
  );
  if (!flight) return null;
  if (wish.direction === 'toAirport') {
    const isRight = flights.some(
      ({ from, leavesAt }) => from === wish.airport && leavesAt > moment && leavesAt < moment + NEXT_MS,
    );
    return isRight || wish.zone === pair.id ? null : { what: 'wrong', flight, pair };
  }
  if (wish.zone !== pair.id) return { what: 'elsewhere', flight, pair };
  const arrivesAbout = moment + OUT_MS + pair.minutes[1] * MINUTE_MS;
  return { what: 'there', flight, pair, arrivesAbout, isLate: arrivesAbout > flight.counterClosesAt };
}
