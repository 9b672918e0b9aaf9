import { pathTo } from '#domain/core/addresses.ts';
import type { HotelFilters, HotelSort } from '#domain/hotels/hotel-filters.ts';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { filterQuery, searchQuery } from '#src/screens/hotels/results/hotel-href.ts';
import { type ChangeHotelFilters, without } from '#src/screens/hotels/results/list.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Segments } from '#src/ui/Segments.tsx';

const SORTS: readonly HotelSort[] = ['best', 'price', 'stars', 'walk'];
const SORT_NAME: Readonly<Record<HotelSort, () => string>> = {
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

/** Sorting as its own small GET form, which works without JavaScript. */
export function HotelSortForm({ search, more, filters, onFilters }: HotelSortFormProps) {
  const { sort = 'best', ...rest } = filters;
  return (
    <form className={layoutClass.row} action={pathTo.hotels()} method="get">
      {Object.entries({ ...searchQuery(search), ...filterQuery(rest), ...more }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Segments
        label={m.hotels_sort()}
        name="sort"
        value={sort}
        options={SORTS.map((value) => ({ value, label: SORT_NAME[value]() }))}
        onChange={(next) => onFilters((asked) => (next === 'best' ? without(asked, 'sort') : { ...asked, sort: next }))}
      />
      <noscript>
        <Button type="submit" size="s">
          {m.hotels_sort_go()}
        </Button>
      </noscript>
    </form>
  );
}
