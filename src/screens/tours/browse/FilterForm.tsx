import { pathTo } from '#domain/core/page-paths.ts';
import { type Asked, TOUR_FILTER_GROUPS } from '#domain/tours/tour-filters.ts';
import { m } from '#src/copy/generated/messages.js';
import { FilterGroup } from '#src/screens/core/list/FilterGroup.tsx';
import { FilterSummary } from '#src/screens/core/list/FilterSummary.tsx';
import { groupsToShow } from '#src/screens/core/list/facets.ts';
import { activeGroups, type ChangeFilters, choose, without } from '#src/screens/core/list/filters.ts';
import { HiddenFields } from '#src/screens/core/list/HiddenFields.tsx';
import { showList } from '#src/screens/core/list/show-list.ts';
import { useTicks } from '#src/screens/core/list/useTicks.ts';
import css from '#src/screens/tours/browse/Browse.module.css';
import { choiceName, GROUP_NAME } from '#src/screens/tours/browse/filter-names.ts';
import { facetsOfTours, TOUR_FILTERS, type TourCard } from '#src/screens/tours/browse/list.ts';
import { type ListFilters, listQuery } from '#src/screens/tours/browse/list-url.ts';
import { Button } from '#src/ui/Button.tsx';
import { Row } from '#src/ui/layout.tsx';

type Props = {
  readonly tours: readonly TourCard[];
  readonly asked: Asked;
  readonly filters: ListFilters;
  readonly onFilters: ChangeFilters<ListFilters>;
  /** How many tours the list shows. */
  readonly count: number;
};

/** Filters at once with scripts; a plain GET form without. A `details` on narrow screens, always open on wide ones. */
export function FilterForm({ tours, asked, count, ...given }: Props) {
  const [filters, onFilters] = useTicks(given.filters, given.onFilters);
  const facets = facetsOfTours(tours, filters, asked);
  const active = activeGroups(TOUR_FILTERS, filters);
  const cleared = without(filters, ...TOUR_FILTER_GROUPS);
  return (
    <details className={css.filters}>
      <FilterSummary
        label={m.tourlist_filters()}
        count={active.length}
        countLabel={m.tourlist_filters_on({ count: active.length })}
      />
      <form action={pathTo.toursSearch()} method="get">
        <HiddenFields of={listQuery(asked.people, cleared)} />
        <Row isSpread align="base">
          <h2 className="strong">{m.tourlist_filters()}</h2>
          {active.length > 0 ? (
            <a
              className="small"
              href={pathTo.toursSearch(listQuery(asked.people, cleared))}
              onClick={(event) => {
                event.preventDefault();
                onFilters((before) => without(before, ...TOUR_FILTER_GROUPS));
              }}
            >
              {m.tourlist_clear()}
            </a>
          ) : null}
        </Row>
        {groupsToShow(TOUR_FILTERS, facets).map((group) => (
          <FilterGroup
            key={group}
            name={group}
            legend={GROUP_NAME[group]()}
            className={css.filter}
            facet={facets[group]}
            any={group === 'price' ? m.tourlist_any() : null}
            nameOf={(value) => choiceName(group, value)}
            hintOf={() => (group === 'certain' ? m.tourlist_certain_hint() : undefined)}
            onPick={(value, isOn) => onFilters((before) => choose(TOUR_FILTERS, before, group, value, isOn))}
          />
        ))}
        <noscript>
          <Button type="submit" isWide>
            {m.tourlist_filters_go()}
          </Button>
        </noscript>
      </form>
      <div className={css.show}>
        <Button kind="primary" isWide onClick={(event) => showList(event.currentTarget)}>
          {m.tourlist_show({ count })}
        </Button>
      </div>
    </details>
  );
}
