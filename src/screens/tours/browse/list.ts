import {
  type Asked,
  filterTours,
  isTourThreshold,
  lowestEach,
  matchingDepartures,
  TOUR_FILTER_GROUPS,
  type TourFilterGroup,
  tourOptions,
} from '#domain/tours/tour-filters.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Facet, Facets } from '#src/screens/core/list/facets.ts';
import type { FilterRules } from '#src/screens/core/list/filters.ts';
import type { ListFilters } from '#src/screens/tours/browse/list-url.ts';

export type TourCard = components['schemas']['TourCard'];
export type TourDeparture = components['schemas']['TourDeparture'];

/** Certain or not is one box to tick, as all others but the price. */
export const TOUR_FILTERS: FilterRules<TourFilterGroup> = { groups: TOUR_FILTER_GROUPS, isThreshold: isTourThreshold };

/** A tour that can be booked with these filters: its departures that match, the first one first; none of a day tour. */
export type Listed = { readonly tour: TourCard; readonly departures: readonly TourDeparture[]; readonly each: number };

/** The tours of the list in its order, and those that start only in other months, or not at all now. */
export function listOf(
  tours: readonly TourCard[],
  filters: ListFilters,
  asked: Asked,
): { readonly shown: readonly Listed[]; readonly others: readonly TourCard[] } {
  const shown = filterTours(tours, filters, asked).flatMap((tour) => {
    const each = lowestEach(tour, filters, asked);
    return each === null ? [] : [{ tour, departures: matchingDepartures(tour, filters, asked), each }];
  });
  const { month: _, ...inAnyMonth } = filters;
  const others = filterTours(tours, inAnyMonth, asked).filter(
    (tour) => !shown.some((listed) => listed.tour.slug === tour.slug),
  );
  return { shown: shown.toSorted(ORDER[filters.sort ?? 'best']), others };
}

const nextOf = ({ departures: [first], tour }: Listed): string => first?.start ?? tour.runs?.from ?? '';
const ORDER = {
  /** The longest first, as their windows are read from left to right. */
  best: (a: Listed, b: Listed) => b.tour.days - a.tour.days || a.each - b.each,
  price: (a: Listed, b: Listed) => a.each - b.each,
  next: (a: Listed, b: Listed) => (nextOf(a) < nextOf(b) ? -1 : nextOf(a) > nextOf(b) ? 1 : a.each - b.each),
} as const;

/** What the form offers, each with the tours that it leaves. */
export function facetsOfTours(tours: readonly TourCard[], filters: ListFilters, asked: Asked): Facets<TourFilterGroup> {
  const options = tourOptions(tours, filters, asked);
  const facetOf = (group: TourFilterGroup): Facet => ({
    any: filterTours(tours, { ...filters, [group]: [] }, asked).length,
    choices: options[group].map(({ value, count, isChosen }) => ({ value, count, isOn: isChosen })),
  });
  const facets = TOUR_FILTER_GROUPS.map((group) => [group, facetOf(group)] as const);
  return Object.fromEntries(facets) as Record<TourFilterGroup, Facet>;
}
