import { pathTo } from '#domain/core/addresses.ts';
import {
  HOTEL_FILTER_GROUPS,
  type HotelFilterGroup,
  type HotelFilters,
  isHotelThreshold,
} from '#domain/hotels/hotel-filters.ts';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/hotels/results/HotelResults.module.css';
import { filterQuery, listHref, searchQuery } from '#src/screens/hotels/results/hotel-href.ts';
import {
  activeGroups,
  type ChangeHotelFilters,
  choose,
  type Facet,
  type Facets,
  facetsOf,
  type HotelOffer,
  nearSights,
  without,
} from '#src/screens/hotels/results/list.ts';
import { choiceName, GROUP_NAME } from '#src/screens/hotels/results/names.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { chipLook } from '#src/ui/Chip.tsx';
import { inputClass } from '#src/ui/Field.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { tickClass } from '#src/ui/Tick.tsx';
import { Words } from '#src/ui/Words.tsx';

export type HotelFilterFormProps = {
  readonly search: StaySearch;
  /** Further parameters that the address must keep. */
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

/** Applies filters at once; links and a plain GET form without JavaScript. */
export function HotelFilterForm({ search, more, offers, sights, filters, onFilters, count }: HotelFilterFormProps) {
  const facets = facetsOf(offers, filters);
  const active = activeGroups(filters);
  const kept = {
    ...searchQuery(search),
    ...more,
    ...filterQuery(without(filters, ...HOTEL_FILTER_GROUPS, 'near', 'all')),
  };
  const groups = HOTEL_FILTER_GROUPS.filter((group) => active.includes(group) || canChoose(group, facets[group]));
  const near = nearSights(offers, sights);
  return (
    <>
      <Quick {...{ search, more, facets, filters, onFilters }} />
      <details className={css.filters}>
        <summary {...buttonLook({ size: 's' })}>
          {active.length > 0 ? (
            <span aria-hidden="true">
              <Tag tone="accent">{active.length}</Tag>
            </span>
          ) : (
            <Icon name="filters" />
          )}
          <Words>{m.hotels_filters()}</Words>
          {active.length > 0 ? <span className="vh"> {m.hotels_filters_on({ count: active.length })}</span> : null}
        </summary>
        <form action={pathTo.hotels()} method="get">
          {Object.entries(kept).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {groups.map((group) => (
            <Group
              key={group}
              group={group}
              facet={facets[group]}
              onPick={(value, isOn) => onFilters((asked) => choose(asked, group, value, isOn))}
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
            </Group>
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

/** A single value that all hotels share is no choice. */
const canChoose = (group: HotelFilterGroup, { any, choices }: Facet) =>
  choices.length > (isHotelThreshold(group) ? 0 : 1) || choices.some(({ count }) => count !== any);

type QuickProps = Pick<HotelFilterFormProps, 'search' | 'more' | 'filters' | 'onFilters'> & { readonly facets: Facets };

const Quick = ({ search, more, facets, filters, onFilters }: QuickProps) => (
  <ul className={css.chips}>
    {QUICK.map(([group, value]) => {
      const isOn = filters[group]?.includes(value) === true;
      const choice = facets[group].choices.find((one) => one.value === value);
      if (!isOn && !choice?.count) return null;
      const next = (asked: HotelFilters) => choose(asked, group, value, !isOn);
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

type GroupProps = {
  readonly group: HotelFilterGroup;
  readonly facet: Facet;
  readonly onPick: (value: string, isOn: boolean) => void;
  readonly children: React.ReactNode;
};

/** Checkboxes; radios for a threshold group. */
const Group = ({ group, facet, onPick, children }: GroupProps) => {
  const type = isHotelThreshold(group) ? 'radio' : 'checkbox';
  const isAny = facet.choices.every(({ isOn }) => !isOn);
  return (
    <fieldset className={css.filter}>
      <legend>{GROUP_NAME[group]()}</legend>
      {children}
      {type === 'radio' ? (
        <Choice
          type={type}
          name={group}
          value=""
          label={m.hotels_any()}
          count={facet.any}
          isOn={isAny}
          onPick={() => onPick('', false)}
        />
      ) : null}
      {facet.choices.map((choice) => (
        <Choice
          key={choice.value}
          {...choice}
          type={type}
          name={group}
          label={choiceName(group, choice.value)}
          onPick={(isOn) => onPick(choice.value, isOn)}
        />
      ))}
    </fieldset>
  );
};

type ChoiceProps = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPick: (isOn: boolean) => void;
};

const Choice = ({ type, name, value, label, count, isOn, onPick }: ChoiceProps) => (
  <label className={tickClass} data-none={count === 0 && !isOn ? '' : undefined}>
    <input type={type} name={name} value={value} checked={isOn} onChange={(event) => onPick(event.target.checked)} />
    <span>{label}</span>
    <b>{count}</b>
  </label>
);
