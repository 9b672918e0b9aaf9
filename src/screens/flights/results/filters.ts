import { clockOf, MINUTE_MS } from '#domain/core/time.ts';
import { slugOf } from '#domain/country/cities.ts';
import { refundPercentAt } from '#domain/flights/fares.ts';
import {
  FILTER_GROUPS,
  type FilterGroup,
  type FlightFilters,
  type FlightSort,
  isThreshold,
  TIMES,
  type TimeOfDay,
} from '#domain/flights/flight-filters.ts';
import { MIN_CONNECTION_MINUTES } from '#domain/flights/flight-limits.ts';
import type { Path } from '#domain/flights/flight-search.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { type ChangeFilters, type FilterRules, numberIn } from '#src/screens/core/list/filters.ts';

/** Number of cards before "show all". */
export const FIRST_SHOWN = 20;

/** Quarter of the Tehran day of departure. */
export const timeOf = (offer: FlightOffer): TimeOfDay =>
  TIMES[Math.floor(Number(clockOf(offer.flight.departsAt).slice(0, 2)) / 6)] ?? 'night';

/** Refund share in percent for a cancellation at `now`. */
export const backPercent = (offer: FlightOffer, now: number): number => refundPercentAt(offer.fare.refundSteps, now);

/** Values in the URL: `airbus-a320`, `t2`. */
export const aircraftValue = ({ flight }: FlightOffer): string => slugOf(flight.aircraft);
export const terminalValue = ({ flight }: FlightOffer): string | null =>
  flight.terminal === null ? null : `t${slugOf(flight.terminal)}`;

/** Whether a flight is what one value of a group asks for. */
export const MATCHES: Readonly<Record<FilterGroup, (offer: FlightOffer, value: string, now: number) => boolean>> = {
  price: ({ total }, value) => total.amount <= numberIn(value) * 100,
  time: (offer, value) => timeOf(offer) === value,
  kind: ({ fare }, value) => fare.kind === value,
  back: (offer, _, now) => backPercent(offer, now) >= 50,
  bags: ({ fare }, value) => fare.checkedKg >= numberIn(value),
  airline: ({ flight }, value) => flight.airline === value,
  aircraft: (offer, value) => aircraftValue(offer) === value,
  terminal: (offer, value) => terminalValue(offer) === value,
};

export const FLIGHT_FILTERS: FilterRules<FilterGroup> = { groups: FILTER_GROUPS, isThreshold };

export type ChangeFlightFilters = ChangeFilters<FlightFilters>;

export const queryOf = (filters: FlightFilters): Readonly<Record<string, string>> => ({
  ...(filters.sort ? { sort: filters.sort } : {}),
  ...Object.fromEntries(
    FILTER_GROUPS.flatMap((group) => (filters[group]?.length ? [[group, filters[group].join('.')]] : [])),
  ),
  ...(filters.compare?.length ? { compare: filters.compare.join('.') } : {}),
  ...(filters.all ? { all: '1' } : {}),
});

/** Shares of the total that the order "best" adds: of the loss when cancelling now, and for a departure at night. */
export const BEST_SHARES = { loss: 0.2, night: 0.1 } as const;

/** "Best": lower is better. The list explains it. */
const bestScore = (offer: FlightOffer, now: number): number =>
  offer.total.amount *
  (1 + BEST_SHARES.loss * (1 - backPercent(offer, now) / 100) + (timeOf(offer) === 'night' ? BEST_SHARES.night : 0));

const WEIGHTS: Readonly<Record<FlightSort, (offer: FlightOffer, now: number) => number>> = {
  best: bestScore,
  price: ({ total }) => total.amount,
  leaves: ({ flight }) => flight.departsAt,
  duration: ({ flight }) => flight.arrivesAt - flight.departsAt,
};

/** A sorted copy; ties by departure. */
export const arrange = (offers: readonly FlightOffer[], sort: FlightSort, now: number): FlightOffer[] =>
  offers
    .map((offer) => ({ offer, weight: WEIGHTS[sort](offer, now) }))
    .sort((a, b) => a.weight - b.weight || a.offer.flight.departsAt - b.offer.flight.departsAt)
    .map(({ offer }) => offer);

/** Identifies equal seats across server answers, whose signed ids differ. */
export const flightKey = ({ flight, fare }: FlightOffer): string =>
  `${flight.flightNumber}@${flight.departsAt}/${fare.kind}.${fare.fareClass}`;

/** Number of a flight as the URL writes it: `IR425`. */
export const numberKey = ({ flight }: FlightOffer): string => flight.flightNumber.replace(' ', '');

/** Minutes between the legs if too few to be sold; otherwise null. */
export function tooFewMinutes(path: Path, offer: FlightOffer, other: FlightOffer | null): number | null {
  if (!other) return null;
  const [out, back] = path === 'returning' ? [other, offer] : [offer, other];
  const minutes = Math.floor((back.flight.departsAt - out.flight.arrivesAt) / MINUTE_MS);
  return minutes < MIN_CONNECTION_MINUTES ? minutes : null;
}
