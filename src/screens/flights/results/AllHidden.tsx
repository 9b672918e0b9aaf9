import type { FlightFilters } from '#domain/flights/flight-filters.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { activeGroups } from '#src/screens/core/list/filters.ts';
import { ListAllHidden } from '#src/screens/core/list/ListAllHidden.tsx';
import { flightFacets } from '#src/screens/flights/results/facets.ts';
import { choiceName } from '#src/screens/flights/results/filter-names.ts';
import { type ChangeFlightFilters, FLIGHT_FILTERS } from '#src/screens/flights/results/filters.ts';
import { countFlights } from '#src/screens/flights/results/group-by-flight.ts';

export type AllHiddenProps = {
  readonly offers: readonly FlightOffer[];
  /** Time of the search. */
  readonly now: number;
  readonly filters: FlightFilters;
  readonly hrefOf: (filters: FlightFilters) => string;
  readonly onFilters: ChangeFlightFilters;
};

/** The filters hide every flight. */
export function AllHidden({ offers, now, filters, hrefOf, onFilters }: AllHiddenProps) {
  const facets = flightFacets(offers, filters, now);
  return (
    <ListAllHidden
      title={m.results_hidden({ count: countFlights(offers) })}
      hiding={activeGroups(FLIGHT_FILTERS, filters).map((group) => ({
        word: group,
        name: (filters[group] ?? []).map((value) => choiceName(group, value, offers)).join(', '),
        count: facets[group].any,
      }))}
      remove={m.results_remove()}
      removeOne={m.results_remove_one}
      filters={filters}
      hrefOf={hrefOf}
      onFilters={onFilters}
    />
  );
}
