import { pathTo } from '#domain/core/page-paths.ts';
import type { HotelFilters, HotelSort } from '#domain/hotels/hotel-filters.ts';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { omit } from '#src/screens/core/list/filters.ts';
import { ListSortForm } from '#src/screens/core/list/ListSortForm.tsx';
import type { ChangeHotelFilters } from '#src/screens/hotels/results/filters.ts';
import { filterQuery, searchQuery } from '#src/screens/hotels/results/hotel-href.ts';

/** In this order. */
const SORTS: Readonly<Record<HotelSort, () => string>> = {
  best: () => m.hotels_sort_best(),
  price: () => m.hotels_sort_price(),
  stars: () => m.hotels_sort_stars(),
  walk: () => m.hotels_sort_walk(),
};

/** Announced with the number of hotels after sorting; "best" is explained. */
export const SORTED: Readonly<Record<HotelSort, () => string>> = {
  best: () => `${m.hotels_sorted_best()} ${m.hotels_sorted_best_why()}`,
  price: () => m.hotels_sorted_price(),
  stars: () => m.hotels_sorted_stars(),
  walk: () => m.hotels_sorted_walk(),
};

type HotelSortFormProps = {
  readonly search: StaySearch;
  readonly more: Readonly<Record<string, string>>;
  readonly filters: HotelFilters;
  readonly onFilters: ChangeHotelFilters;
};

/** The order of the hotels. */
export const HotelSortForm = ({ search, more, filters, onFilters }: HotelSortFormProps) => (
  <ListSortForm
    action={pathTo.hotels()}
    kept={{ ...searchQuery(search), ...filterQuery(omit(filters, 'sort')), ...more }}
    label={m.hotels_sort()}
    go={m.hotels_sort_go()}
    sorts={SORTS}
    filters={filters}
    onFilters={onFilters}
  />
);
