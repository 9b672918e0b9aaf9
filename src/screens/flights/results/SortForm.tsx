import { pathTo } from '#domain/core/page-paths.ts';
import type { FlightFilters, FlightSort } from '#domain/flights/flight-filters.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { omit } from '#src/screens/core/list/filters.ts';
import { ListSortForm } from '#src/screens/core/list/ListSortForm.tsx';
import { type ChangeFlightFilters, queryOf } from '#src/screens/flights/results/filters.ts';
import { searchQuery } from '#src/screens/flights/search/flight-href.ts';

/** In this order. */
const SORTS: Readonly<Record<FlightSort, () => string>> = {
  best: () => m.results_sort_best(),
  price: () => m.results_sort_price(),
  duration: () => m.results_sort_duration(),
  leaves: () => m.results_sort_leaves(),
};

/** Announced with the number of flights after sorting. */
export const SORTED: Readonly<Record<FlightSort, () => string>> = {
  best: () => m.results_sorted_best(),
  price: () => m.results_sorted_price(),
  duration: () => m.results_sorted_duration(),
  leaves: () => m.results_sorted_leaves(),
};

type SortFormProps = {
  readonly search: FlightSearch;
  readonly more: Readonly<Record<string, string>>;
  readonly filters: FlightFilters;
  readonly onFilters: ChangeFlightFilters;
};

/** The order of the flights. */
export const SortForm = ({ search, more, filters, onFilters }: SortFormProps) => (
  <ListSortForm
    action={pathTo.flights(search)}
    kept={{ ...searchQuery(search), ...queryOf(omit(filters, 'sort')), ...more }}
    label={m.results_sort()}
    go={m.results_sort_go()}
    sorts={SORTS}
    filters={filters}
    onFilters={onFilters}
    isAhead
  />
);
