import type { FilterGroup, FlightFilters } from '#domain/flights/flight-filters.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { activeGroups, facetsOf } from '#src/screens/flights/results/facets.ts';
import { choiceName } from '#src/screens/flights/results/filter-names.ts';
import { type ChangeFilters, without } from '#src/screens/flights/results/filters.ts';
import { countFlights } from '#src/screens/flights/results/flights.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';

export type AllHiddenProps = {
  readonly offers: readonly FlightOffer[];
  /** Time of the search. */
  readonly now: number;
  readonly filters: FlightFilters;
  readonly hrefOf: (filters: FlightFilters) => string;
  readonly onFilters: ChangeFilters;
};

/** The filters hide all flights: shows the count, and each filter to remove as a link, which works without JavaScript. */
export function AllHidden({ offers, now, filters, hrefOf, onFilters }: AllHiddenProps) {
  const facets = facetsOf(offers, filters, now);
  const groups = activeGroups(filters);
  const parts = groups.length > 1 ? groups.filter((group) => facets[group].any > 0) : [];
  const nameOf = (group: FilterGroup) =>
    (filters[group] ?? []).map((value) => choiceName(group, value, offers)).join(', ');
  const link = (gone: readonly FilterGroup[], text: string, kind: 'primary' | 'plain') => (
    <a
      key={text}
      href={hrefOf(without(filters, ...gone))}
      {...buttonLook({ kind })}
      onClick={(event) => {
        event.preventDefault();
        onFilters((asked) => without(asked, ...gone));
      }}
    >
      {text}
    </a>
  );
  return (
    <Empty
      title={m.results_hidden({ count: countFlights(offers) })}
      actions={
        <>
          {link(groups, m.results_remove(), 'primary')}
          {parts.map((group) =>
            link([group], m.results_remove_one({ name: nameOf(group), count: facets[group].any }), 'plain'),
          )}
        </>
      }
    >
      <p>{groups.map(nameOf).join(' · ')}</p>
    </Empty>
  );
}
