import {
  FILTER_GROUPS,
  type FilterGroup,
  type FlightFilters,
  isThreshold,
  TIMES,
} from '#domain/flights/flight-filters.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { aircraftValue, numberIn, terminalValue, without } from '#src/screens/flights/results/filters.ts';
import { indexOf } from '#src/screens/flights/results/list-index.ts';

export type Facet = {
  /** Number of flights (not fares) without this group: shown beside "Any", and when removing it. */
  readonly any: number;
  readonly choices: readonly Choice[];
};
/** `count`: flights with this choice alone, given the other groups. */
export type Choice = { readonly value: string; readonly count: number; readonly isOn: boolean };
export type Facets = Readonly<Record<FilterGroup, Facet>>;

/** Counts of each choice, given the other groups. Active choices are listed even with 0. */
export function facetsOf(offers: readonly FlightOffer[], filters: FlightFilters, now: number): Facets {
  const count = indexOf(offers, now).counter(filters);
  const known = valuesOf(offers);
  const facetOf = (group: FilterGroup): Facet => {
    const asked = filters[group] ?? [];
    const values = [...new Set([...known[group], ...asked])];
    if (isThreshold(group)) values.sort((a, b) => numberIn(a) - numberIn(b));
    return {
      any: count(group),
      choices: values.map((value) => ({ value, count: count(group, value), isOn: asked.includes(value) })),
    };
  };
  return Object.fromEntries(FILTER_GROUPS.map((group) => [group, facetOf(group)])) as Facets;
}

export const activeGroups = (filters: FlightFilters): FilterGroup[] =>
  FILTER_GROUPS.filter((group) => (filters[group] ?? []).length > 0);

/** Filters after a tick: a threshold replaces the previous one; other values toggle. */
export function choose(filters: FlightFilters, group: FilterGroup, value: string, isOn: boolean): FlightFilters {
  const rest = isThreshold(group) ? [] : (filters[group] ?? []).filter((item) => item !== value);
  const next = isOn ? [...rest, value] : rest;
  return { ...without(filters, group), ...(next.length > 0 ? { [group]: next } : {}) };
}

const values = new WeakMap<readonly FlightOffer[], Readonly<Record<FilterGroup, readonly string[]>>>();

/** Available values of each group; computed once per list. */
function valuesOf(offers: readonly FlightOffer[]) {
  const known =
    values.get(offers) ??
    (Object.fromEntries(FILTER_GROUPS.map((group) => [group, VALUES[group](offers)])) as Readonly<
      Record<FilterGroup, readonly string[]>
    >);
  values.set(offers, known);
  return known;
}

const VALUES: Readonly<Record<FilterGroup, (offers: readonly FlightOffer[]) => readonly string[]>> = {
  price: priceSteps,
  time: () => TIMES,
  kind: () => ['systemic', 'charter'],
  back: () => ['half'],
  bags: bagSteps,
  airline: (offers) =>
    [...new Map(offers.map(({ flight }) => [flight.airline, flight.airlineName]))]
      .sort(([, a], [, b]) => (a < b ? -1 : 1))
      .map(([code]) => code),
  aircraft: (offers) => [...new Set(offers.map(aircraftValue))].sort(),
  terminal: (offers) => [...new Set(offers.flatMap((offer) => terminalValue(offer) ?? []))].sort(),
};

/** Step sizes in whole currency units; at most five steps lie in the list's range. */
const STEPS = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** Round totals within the list's range. */
function priceSteps(offers: readonly FlightOffer[]): string[] {
  const totals = offers.map(({ total }) => total.amount / 100);
  const [low, high] = [Math.min(...totals), Math.max(...totals)];
  const step = STEPS.find((size) => (high - low) / size <= 5) ?? 10_000;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: 5 }, (_, at) => first + at * step)
    .filter((amount) => amount < high)
    .map((amount) => `to${amount}`);
}

/** All allowances except the smallest, which all flights meet. */
function bagSteps(offers: readonly FlightOffer[]): string[] {
  const kilograms = [...new Set(offers.map(({ fare }) => fare.checkedKg))].sort((a, b) => a - b);
  return kilograms.slice(1).map((kg) => `from${kg}`);
}
