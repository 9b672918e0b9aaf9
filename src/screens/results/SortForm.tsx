import type { FlightSearch } from '#domain/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { type Filters, queryOf, without } from '#src/screens/results/filters.ts';
import { searchQuery } from '#src/screens/search/flight-href.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Segments } from '#src/ui/Segments.tsx';

type SortFormProps = {
  readonly search: FlightSearch;
  readonly more: Readonly<Record<string, string>>;
  readonly filters: Filters;
  readonly onFilters: (next: Filters) => void;
};

/** The order of the list; a small GET form of its own, so that it works without scripts. */
export function SortForm({ search, more, filters, onFilters }: SortFormProps) {
  const { sort, ...rest } = filters;
  const kept = { ...searchQuery(search), ...queryOf(rest), ...more };
  return (
    <form className={layoutClass.row} action={`/flights/${search.origin}-${search.destination}`} method="get">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Segments
        label={m.results_sort()}
        name="sort"
        value={sort ?? 'best'}
        options={[
          { value: 'best', label: m.results_sort_best() },
          { value: 'price', label: m.results_sort_price() },
          { value: 'leaves', label: m.results_sort_leaves() },
        ]}
        onChange={(next) => onFilters(next === 'best' ? without(filters, 'sort') : { ...filters, sort: next })}
      />
      <noscript>
        <Button type="submit" size="s">
          {m.results_sort_go()}
        </Button>
      </noscript>
    </form>
  );
}
