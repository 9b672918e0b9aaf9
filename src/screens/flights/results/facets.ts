import { type FilterGroup, type FlightFilters, TIMES } from '#domain/flights/flight-filters.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { type Facets, facetsOf, priceSteps } from '#src/screens/core/list/facets.ts';
import { aircraftValue, FLIGHT_FILTERS, terminalValue } from '#src/screens/flights/results/filters.ts';
import { indexOf } from '#src/screens/flights/results/list-index.ts';

/** The facets of a list as of a moment. They count flights, not fares. */
export const flightFacets = (
  offers: readonly FlightOffer[],
  filters: FlightFilters,
  now: number,
): Facets<FilterGroup> => facetsOf(FLIGHT_FILTERS, filters, valuesOf(offers), indexOf(offers, now).counter(filters));

type Values = Readonly<Record<FilterGroup, readonly string[]>>;
const values = new WeakMap<readonly FlightOffer[], Values>();

/** What each group can ask of a list; worked out once for it. */
function valuesOf(offers: readonly FlightOffer[]): Values {
  const known = values.get(offers) ?? {
    price: priceSteps(offers.map(({ total }) => total.amount)),
    time: TIMES,
    kind: ['systemic', 'charter'],
    back: ['half'],
    bags: bagSteps(offers),
    airline: [...new Map(offers.map(({ flight }) => [flight.airline, flight.airlineName]))]
      .sort(([, a], [, b]) => (a < b ? -1 : 1))
      .map(([code]) => code),
    aircraft: [...new Set(offers.map(aircraftValue))].sort(),
    terminal: [...new Set(offers.flatMap((offer) => terminalValue(offer) ?? []))].sort(),
  };
  values.set(offers, known);
  return known;
}

/** All allowances except the smallest, which all flights meet. */
function bagSteps(offers: readonly FlightOffer[]): string[] {
  const kilograms = [...new Set(offers.map(({ fare }) => fare.checkedKg))].sort((a, b) => a - b);
  return kilograms.slice(1).map((kg) => `from${kg}`);
}
