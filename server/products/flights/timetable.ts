import { daysBetween, HOUR_MS, isDay, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import type { Fare, Flight } from '#domain/flights/fares.ts';
import { CHARTER_CLASS, classesOf, refundSteps } from '#server/products/flights/fare-rules.ts';
import { mix } from '#server/products/flights/hash.ts';
import { basePrice, type Kind } from '#server/products/flights/prices.ts';
import { ROUTES, routeKey } from '#server/products/flights/routes.ts';
import { type Slot, slotsOf } from '#server/products/flights/slots.ts';

/** Seats of one fare kind on one flight and day, before any sale. Simulated from a seeded hash. */
export type TimetableFare = {
  /** `THR-SYZ.2026-12-05.QB1213.A`. */
  readonly fareId: string;
  readonly route: string;
  readonly day: string;
  readonly slot: Slot;
  readonly kind: Kind;
  readonly fareClass: string;
  readonly capacity: number;
  /** Adult price in cents before booking time and demand. */
  readonly base: number;
  readonly departsAt: number;
};

/** Flights are no longer on sale this long before departure. */
const SALE_ENDS_BEFORE_MS = 3 * HOUR_MS;
const CACHED_DAYS = 1500;
const cache = new Map<string, readonly TimetableFare[]>();

/**
 * Fares of one direction (`THR-SYZ`) on one day, by departure time. Pure: the same in all processes and at all times.
 */
export function faresOn(route: string, day: string): readonly TimetableFare[] {
  const key = `${route}.${day}`;
  const known = cache.get(key);
  if (known) return known;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const date = daysBetween('2020-01-01', day);
  const fares = slotsOf(route)
    .filter((slot) => slot.days[weekday])
    .flatMap((slot) => faresOfSlot(slot, route, day, date));
  const [oldest] = cache.keys();
  if (cache.size >= CACHED_DAYS && oldest !== undefined) cache.delete(oldest);
  cache.set(key, fares);
  return fares;
}

/** The fare of an id; undefined when the timetable has none. */
export function fareOf(fareId: string): TimetableFare | undefined {
  const [route = '', day = ''] = fareId.split('.');
  return isDay(day) ? faresOn(route, day).find((fare) => fare.fareId === fareId) : undefined;
}

/** The fares of a flight on a day, by its number, which one route has. */
export const faresOfFlight = (flightNumber: string, day: string): readonly TimetableFare[] =>
  ROUTES.flatMap(({ origin, destination }) => faresOn(routeKey(origin, destination), day)).filter(
    (fare) => flightOf(fare).flightNumber === flightNumber,
  );

export const isOnSale = (fare: TimetableFare, now: number): boolean => fare.departsAt - now >= SALE_ENDS_BEFORE_MS;

/** 'A' is the airline's own fare, 'B' an agency's. */
function faresOfSlot(slot: Slot, route: string, day: string, date: number): TimetableFare[] {
  const seed = mix(slot.seed, date);
  const departsAt = momentOf(day, slot.minutes);
  const make = (kind: Kind, letter: 'A' | 'B', random: number): TimetableFare => ({
    fareId: `${route}.${day}.${slot.airline.code}${slot.number}.${letter}`,
    route,
    day,
    slot,
    kind,
    fareClass: kind === 'charter' ? CHARTER_CLASS : letterAt(classesOf(slot.airline.code), mix(slot.seed, 50)),
    capacity: 1 + (random % 28),
    base: basePrice(slot.route.km, kind, slot.priceFactor, day),
    departsAt,
  });
  return [
    ...(slot.fares === 'charter' ? [] : [make('systemic', 'A', mix(seed, 1))]),
    ...(slot.fares === 'systemic' ? [] : [make('charter', 'B', mix(seed, 2))]),
  ];
}

const letterAt = (letters: string, random: number): string => letters.charAt(random % letters.length);

export const flightOf = ({ slot, departsAt }: TimetableFare): Flight => ({
  airline: slot.airline.code,
  airlineName: slot.airline.name,
  flightNumber: `${slot.airline.code} ${slot.number}`,
  aircraft: slot.aircraft,
  origin: slot.route.origin,
  destination: slot.route.destination,
  departsAt,
  arrivesAt: departsAt + slot.route.blockMinutes * MINUTE_MS,
  terminal: slot.route.origin === 'THR' ? slot.airline.terminal : null,
});

export const fareTermsOf = ({ slot, kind, fareClass, day, departsAt }: TimetableFare): Fare => ({
  kind,
  fareClass,
  checkedKg: slot.airline.checkedKg,
  handKg: slot.airline.handKg,
  refundSteps: kind === 'charter' ? [] : refundSteps(slot.airline.code, fareClass, day, departsAt),
});
