import {
  FILTER_GROUPS,
  type FilterGroup,
  type FlightFilters,
  type FlightSort,
} from '#domain/flights/flight-filters.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { arrange, MATCHES } from '#src/screens/flights/results/filters.ts';
import { byFlight, type Fares, planeOf } from '#src/screens/flights/results/group-by-flight.ts';

/** Precomputed answers about a list of offers, so that a click is fast. */
export type ListIndex = {
  /** Whether the offer at an index matches all groups. */
  readonly isShown: (filters: FlightFilters) => (at: number) => boolean;
  /** Counts flights for one value of a group, given the other groups; without a value, for the other groups alone. */
  readonly counter: (filters: FlightFilters) => (group: FilterGroup, value?: string) => number;
  /** Indexes in this order. */
  readonly order: (sort: FlightSort) => readonly number[];
  /** Fares by flight; arrays are stable while they hold the same offers. */
  readonly flights: (offers: readonly FlightOffer[]) => readonly Fares[];
};

const indexes = new WeakMap<readonly FlightOffer[], { readonly now: number; readonly index: ListIndex }>();

/** The index of a list at a moment, computed on first use. */
export function indexOf(offers: readonly FlightOffer[], now: number): ListIndex {
  const known = indexes.get(offers);
  if (known?.now === now) return known.index;
  const index = createIndex(offers, now);
  indexes.set(offers, { now, index });
  return index;
}

function createIndex(offers: readonly FlightOffer[], now: number): ListIndex {
  const planes = new Map<string, number>();
  const planeAt = offers.map((offer) => {
    const plane = planeOf(offer);
    if (!planes.has(plane)) planes.set(plane, planes.size);
    return planes.get(plane) ?? 0;
  });
  const matching = remember((key) => {
    const [group, value] = key.split(' ') as [FilterGroup, string];
    return offers.map((offer) => MATCHES[group](offer, value, now));
  });
  const orders = remember((sort) => {
    const places = new Map(offers.map((offer, at) => [offer, at]));
    return arrange(offers, sort as FlightSort, now).map((offer) => places.get(offer) ?? 0);
  });
  /** Per offer: one bit for each group that rejects it. */
  const refusals = remember((key) => {
    const filters = JSON.parse(key) as FlightFilters;
    const bits = new Uint16Array(offers.length);
    for (const [at, group] of FILTER_GROUPS.entries()) {
      const asked = (filters[group] ?? []).map((value) => matching(`${group} ${value}`));
      if (asked.length === 0) continue;
      for (let i = 0; i < bits.length; i++) if (!asked.some((match) => match[i])) bits[i] = (bits[i] ?? 0) | (1 << at);
    }
    return bits;
  });
  const refusalsOf = (filters: FlightFilters) =>
    refusals(JSON.stringify(Object.fromEntries(FILTER_GROUPS.map((group) => [group, filters[group]]))));

  const shown = new Map<string, Fares>();
  return {
    isShown: (filters) => {
      const bits = refusalsOf(filters);
      return (at) => bits[at] === 0;
    },
    counter: (filters) => {
      const bits = refusalsOf(filters);
      return (group, value) => {
        const match = value === undefined ? undefined : matching(`${group} ${value}`);
        const others = ~(1 << FILTER_GROUPS.indexOf(group));
        const seen = new Uint8Array(planes.size);
        let count = 0;
        for (let i = 0; i < bits.length; i++) {
          const plane = planeAt[i] ?? 0;
          if (((bits[i] ?? 0) & others) !== 0 || seen[plane] || (match && !match[i])) continue;
          seen[plane] = 1;
          count += 1;
        }
        return count;
      };
    },
    order: orders,
    flights: (some) =>
      byFlight(some).map((fares) => {
        const key = fares.map(({ offerId }) => offerId).join(' ');
        const known = shown.get(key) ?? fares;
        shown.set(key, known);
        return known;
      }),
  };
}

function remember<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
