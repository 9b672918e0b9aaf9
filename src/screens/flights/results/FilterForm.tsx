import { own } from '#domain/core/own.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { FILTER_GROUPS, type FlightFilters, isThreshold } from '#domain/flights/flight-filters.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { FilterGroup } from '#src/screens/core/list/FilterGroup.tsx';
import { FilterSummary } from '#src/screens/core/list/FilterSummary.tsx';
import { groupsToShow } from '#src/screens/core/list/facets.ts';
import { activeGroups, choose, without } from '#src/screens/core/list/filters.ts';
import { HiddenFields } from '#src/screens/core/list/HiddenFields.tsx';
import { showList } from '#src/screens/core/list/show-list.ts';
import { useTicks } from '#src/screens/core/list/useTicks.ts';
import { flightFacets } from '#src/screens/flights/results/facets.ts';
import { choiceName, GROUP_NAME } from '#src/screens/flights/results/filter-names.ts';
import { type ChangeFlightFilters, FLIGHT_FILTERS, queryOf } from '#src/screens/flights/results/filters.ts';
import css from '#src/screens/flights/results/Results.module.css';
import { flightHref, searchQuery } from '#src/screens/flights/search/flight-href.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';

export type FilterFormProps = {
  readonly search: FlightSearch;
  /** Other parameters that the URL must keep: path, order. */
  readonly more: Readonly<Record<string, string>>;
  /** All flights of the leg, in any order. */
  readonly offers: readonly FlightOffer[];
  /** Time of the search. */
  readonly now: number;
  readonly filters: FlightFilters;
  readonly hasCharterLabel: boolean;
  readonly onFilters: ChangeFlightFilters;
  /** How many flights the list shows with these filters. */
  readonly count: number;
};

/** Filters at once with scripts; a plain GET form without. A `details` on narrow screens, always open on wide ones. */
export function FilterForm({ search, more, offers, now, hasCharterLabel, count, ...asked }: FilterFormProps) {
  const [filters, onFilters] = useTicks(asked.filters, asked.onFilters);
  const facets = flightFacets(offers, filters, now);
  const active = activeGroups(FLIGHT_FILTERS, filters);
  const cleared = without(filters, ...FILTER_GROUPS);
  const groups = groupsToShow(FLIGHT_FILTERS, facets).filter(
    (group) => group !== 'kind' || hasCharterLabel || active.includes(group),
  );
  return (
    <details className={css.filters}>
      <FilterSummary
        label={m.results_filters()}
        count={active.length}
        countLabel={m.results_filters_on({ count: active.length })}
      />
      <form action={pathTo.flights(search)} method="get">
        <HiddenFields of={{ ...searchQuery(search), ...more, ...queryOf(cleared) }} />
        <Row isSpread>
          <h2 className="strong">{m.results_filters()}</h2>
          {active.length > 0 ? (
            <a
              href={flightHref(search, { ...more, ...queryOf(cleared) })}
              onClick={(event) => {
                event.preventDefault();
                onFilters((before) => without(before, ...FILTER_GROUPS));
              }}
            >
              {m.results_clear()}
            </a>
          ) : null}
        </Row>
        {groups.map((group) => (
          <FilterGroup
            key={group}
            name={group}
            legend={GROUP_NAME[group]()}
            className={css.filter}
            facet={facets[group]}
            any={isThreshold(group) ? m.results_any() : null}
            nameOf={(value) => choiceName(group, value, offers)}
            hintOf={(value) => own(HINT, value)?.()}
            onPick={(value, isOn) => onFilters((before) => choose(FLIGHT_FILTERS, before, group, value, isOn))}
            note={group === 'terminal' ? <p className="small quiet">{m.results_terminal_hint()}</p> : null}
          />
        ))}
        <noscript>
          <Button type="submit" isWide>
            {m.results_filters_go()}
          </Button>
        </noscript>
      </form>
      {/* On narrow screens the list is below: shows the new count, with a link to the list. */}
      <div className={css.show}>
        <Button kind="primary" isWide onClick={(event) => showList(event.currentTarget)}>
          {m.results_filters_show({ count })}
        </Button>
      </div>
    </details>
  );
}

const HINT: Readonly<Record<string, () => string>> = {
  systemic: () => m.results_systemic_hint(),
  charter: () => m.results_charter_hint(),
};
