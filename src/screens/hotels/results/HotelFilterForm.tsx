import { pathTo } from '#domain/core/page-paths.ts';
import {
  HOTEL_FILTER_GROUPS,
  type HotelFilterGroup,
  type HotelFilters,
  isHotelThreshold,
} from '#domain/hotels/hotel-filters.ts';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { FilterGroup } from '#src/screens/core/list/FilterGroup.tsx';
import { FilterSummary } from '#src/screens/core/list/FilterSummary.tsx';
import { type Facets, groupsToShow } from '#src/screens/core/list/facets.ts';
import { activeGroups, choose, without } from '#src/screens/core/list/filters.ts';
import { HiddenFields } from '#src/screens/core/list/HiddenFields.tsx';
import { useTicks } from '#src/screens/core/list/useTicks.ts';
import { choiceName, GROUP_NAME } from '#src/screens/hotels/results/filter-names.ts';
import {
  type ChangeHotelFilters,
  HOTEL_FILTERS,
  type HotelOffer,
  hotelFacets,
  nearSights,
} from '#src/screens/hotels/results/filters.ts';
import css from '#src/screens/hotels/results/HotelResults.module.css';
import { filterQuery, listHref, searchQuery } from '#src/screens/hotels/results/hotel-href.ts';
import { Button } from '#src/ui/Button.tsx';
import { chipLook } from '#src/ui/Chip.tsx';
import { inputClass } from '#src/ui/Field.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Words } from '#src/ui/Words.tsx';

export type HotelFilterFormProps = {
  readonly search: StaySearch;
  /** Further parameters that the URL must keep. */
  readonly more: Readonly<Record<string, string>>;
  readonly offers: readonly HotelOffer[];
  readonly sights: readonly components['schemas']['HotelSight'][];
  readonly filters: HotelFilters;
  readonly onFilters: ChangeHotelFilters;
  /** Number of hotels with these filters. */
  readonly count: number;
};

/** Popular filters as links, which work without JavaScript. */
const QUICK: readonly (readonly [HotelFilterGroup, string])[] = [
  ['back', 'free'],
  ['board', 'breakfast'],
  ['kind', 'traditional-house'],
  ['walk', 'to15'],
];

/** Filters at once with scripts; links and a plain GET form without. */
export function HotelFilterForm({ search, more, offers, sights, count, ...asked }: HotelFilterFormProps) {
  const [filters, onFilters] = useTicks(asked.filters, asked.onFilters);
  const facets = hotelFacets(offers, filters);
  const active = activeGroups(HOTEL_FILTERS, filters);
  const near = nearSights(offers, sights);
  return (
    <>
      <Quick {...{ search, more, facets, filters, onFilters }} />
      <details className={css.filters}>
        <FilterSummary
          label={m.hotels_filters()}
          count={active.length}
          countLabel={m.hotels_filters_on({ count: active.length })}
        />
        <form action={pathTo.hotels()} method="get">
          <HiddenFields
            of={{
              ...searchQuery(search),
              ...more,
              ...filterQuery(without(filters, ...HOTEL_FILTER_GROUPS, 'near')),
            }}
          />
          {groupsToShow(HOTEL_FILTERS, facets).map((group) => (
            <FilterGroup
              key={group}
              name={group}
              legend={GROUP_NAME[group]()}
              className={css.filter}
              facet={facets[group]}
              any={isHotelThreshold(group) ? m.hotels_any() : null}
              nameOf={(value) => choiceName(group, value)}
              onPick={(value, isOn) => onFilters((before) => choose(HOTEL_FILTERS, before, group, value, isOn))}
            >
              {group === 'walk' && near.length > 0 ? (
                <>
                  <select
                    className={inputClass}
                    name="near"
                    aria-label={m.hotels_group_walk()}
                    value={filters.near ?? ''}
                    onChange={({ target: { value } }) =>
                      onFilters((asked) => ({ ...without(asked, 'near'), ...(value ? { near: value } : {}) }))
                    }
                  >
                    <option value="">{m.hotels_near_any()}</option>
                    {near.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name.en}
                      </option>
                    ))}
                  </select>
                  <p className="small quiet">{m.hotels_walk_note()}</p>
                </>
              ) : null}
            </FilterGroup>
          ))}
          <Row data-all="">
            <noscript>
              <Button type="submit" kind="primary">
                {m.hotels_filters_apply()}
              </Button>
            </noscript>
            <Button
              kind="primary"
              onClick={({ currentTarget }) => {
                const box = currentTarget.closest('details');
                if (box) box.open = false;
                box?.querySelector('summary')?.focus();
              }}
            >
              {m.hotels_filters_show({ count })}
            </Button>
            {active.length > 0 ? (
              <a
                href={listHref(search, without(filters, ...HOTEL_FILTER_GROUPS), more)}
                onClick={(event) => {
                  event.preventDefault();
                  onFilters((asked) => without(asked, ...HOTEL_FILTER_GROUPS));
                }}
              >
                {m.hotels_filters_clear()}
              </a>
            ) : null}
          </Row>
        </form>
      </details>
    </>
  );
}

type QuickProps = Pick<HotelFilterFormProps, 'search' | 'more' | 'filters' | 'onFilters'> & {
  readonly facets: Facets<HotelFilterGroup>;
};

const Quick = ({ search, more, facets, filters, onFilters }: QuickProps) => (
  <ul className={css.chips}>
    {QUICK.map(([group, value]) => {
      const isOn = filters[group]?.includes(value) === true;
      const choice = facets[group].choices.find((one) => one.value === value);
      if (!isOn && !choice?.count) return null;
      const next = (asked: HotelFilters) => choose(HOTEL_FILTERS, asked, group, value, !isOn);
      return (
        <li key={group}>
          <a
            {...chipLook(isOn)}
            href={listHref(search, next(filters), more)}
            onClick={(event) => {
              event.preventDefault();
              onFilters(next);
            }}
          >
            <Words>{choiceName(group, value)}</Words> {isOn ? <Icon name="x" /> : <small>{choice?.count}</small>}
          </a>
        </li>
      );
    })}
    {filters.area ? (
      <li>
        <a
          {...chipLook(true)}
          href={listHref(search, without(filters, 'area'), more)}
          onClick={(event) => {
            event.preventDefault();
            onFilters((asked) => without(asked, 'area'));
          }}
        >
          <Words>{m.hotels_map_area()}</Words> <Icon name="x" />
        </a>
      </li>
    ) : null}
  </ul>
);
