import { useState } from 'react';
import { pathTo } from '#domain/core/addresses.ts';
import type { FlightFilters, FlightSort } from '#domain/flights/flight-filters.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { type ChangeFilters, queryOf, without } from '#src/screens/flights/results/filters.ts';
import { searchQuery } from '#src/screens/flights/search/flight-href.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Segments } from '#src/ui/Segments.tsx';
import { useChanged } from '#src/ui/useChanged.ts';

const SORTS: readonly FlightSort[] = ['best', 'price', 'duration', 'leaves'];
const SORT_NAME: Readonly<Record<FlightSort, () => string>> = {
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
  readonly onFilters: ChangeFilters;
};

/** Sorting as its own small GET form: works without JavaScript and before hydration (`goAhead`). */
export function SortForm({ search, more, filters, onFilters }: SortFormProps) {
  const { sort = 'best', ...rest } = filters;
  // Shows a choice at once, even while the list waits for code.
  const [picked, pick] = useState<FlightSort | null>(null);
  useChanged(sort, () => pick(null));
  const kept = { ...searchQuery(search), ...queryOf(rest), ...more };
  return (
    <form id="sort" className={layoutClass.row} action={pathTo.flights(search)} method="get" data-ahead="">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Segments
        label={m.results_sort()}
        name="sort"
        value={picked ?? sort}
        options={SORTS.map((value) => ({ value, label: SORT_NAME[value]() }))}
        onChange={(next) => {
          pick(next);
          onFilters((asked) => (next === 'best' ? without(asked, 'sort') : { ...asked, sort: next }));
        }}
      />
      <noscript>
        <Button type="submit" size="s">
          {m.results_sort_go()}
        </Button>
      </noscript>
    </form>
  );
}
