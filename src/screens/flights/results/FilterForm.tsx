import { useState } from 'react';
import { pathTo } from '#domain/core/addresses.ts';
import { own } from '#domain/core/own.ts';
import { FILTER_GROUPS, type FilterGroup, type FlightFilters, isThreshold } from '#domain/flights/flight-filters.ts';
import type { FlightSearch } from '#domain/flights/flight-search.ts';
import type { FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { activeGroups, choose, type Facet, facetsOf } from '#src/screens/flights/results/facets.ts';
import { choiceName, GROUP_NAME } from '#src/screens/flights/results/filter-names.ts';
import { type ChangeFilters, queryOf, without } from '#src/screens/flights/results/filters.ts';
import css from '#src/screens/flights/results/Results.module.css';
import { flightHref, searchQuery } from '#src/screens/flights/search/flight-href.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { tickClass } from '#src/ui/Tick.tsx';
import { useChanged } from '#src/ui/useChanged.ts';
import { Words } from '#src/ui/Words.tsx';

export type FilterFormProps = {
  readonly search: FlightSearch;
  /** Other parameters that the address must keep: path, order. */
  readonly more: Readonly<Record<string, string>>;
  /** All flights of the leg, in any order. */
  readonly offers: readonly FlightOffer[];
  /** Time of the search. */
  readonly now: number;
  readonly filters: FlightFilters;
  readonly hasCharterLabel: boolean;
  readonly onFilters: ChangeFilters;
  /** Number of flights with these filters. */
  readonly count: number;
};

/** Applies filters at once; a plain GET form without JavaScript. A `details` on narrow screens, always open on wide ones. */
export function FilterForm({ search, more, offers, now, filters, hasCharterLabel, onFilters, count }: FilterFormProps) {
  // Shows a tick at once, even while the list waits for code.
  const [picked, pick] = useState<FlightFilters | null>(null);
  useChanged(filters, () => pick(null));
  const asked = picked ?? filters;
  const facets = facetsOf(offers, asked, now);
  const active = activeGroups(filters);
  const cleared = without(filters, ...FILTER_GROUPS);
  const kept = { ...searchQuery(search), ...more, ...(filters.sort ? { sort: filters.sort } : {}) };
  const groups = FILTER_GROUPS.filter(
    (group) => active.includes(group) || (canChoose(group, facets[group]) && (group !== 'kind' || hasCharterLabel)),
  );
  return (
    <details className={css.filters}>
      <summary {...buttonLook({ size: 's' })}>
        {active.length > 0 ? (
          <span aria-hidden="true">
            <Tag tone="accent">{active.length}</Tag>
          </span>
        ) : (
          <Icon name="filters" />
        )}
        <Words>{m.results_filters()}</Words>
        {active.length > 0 ? <span className="vh"> {m.results_filters_on({ count: active.length })}</span> : null}
      </summary>
      <form action={pathTo.flights(search)} method="get">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Row isSpread>
          <h2 className="strong">{m.results_filters()}</h2>
          {active.length > 0 ? (
            <a
              href={flightHref(search, { ...more, ...queryOf(cleared) })}
              onClick={(event) => {
                event.preventDefault();
                onFilters((asked) => without(asked, ...FILTER_GROUPS));
              }}
            >
              {m.results_clear()}
            </a>
          ) : null}
        </Row>
        {groups.map((group) => (
          <Group
            key={group}
            group={group}
            facet={facets[group]}
            offers={offers}
            onPick={(value, isOn) => {
              pick(choose(asked, group, value, isOn));
              onFilters((before) => choose(before, group, value, isOn));
            }}
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

function showList(button: HTMLElement) {
  const filters = button.closest('details');
  if (!filters) return;
  filters.open = false;
  filters.querySelector('summary')?.focus({ preventScroll: true });
  filters.scrollIntoView();
}

/** A single value that all flights share is no choice. */
const canChoose = (group: FilterGroup, { choices }: Facet) => choices.length > (isThreshold(group) ? 0 : 1);

const HINT: Readonly<Record<string, () => string>> = {
  systemic: () => m.results_systemic_hint(),
  charter: () => m.results_charter_hint(),
};

type GroupProps = {
  readonly group: FilterGroup;
  readonly facet: Facet;
  readonly offers: readonly FlightOffer[];
  readonly onPick: (value: string, isOn: boolean) => void;
};

/** Checkboxes; radios for a threshold group. */
const Group = ({ group, facet, offers, onPick }: GroupProps) => {
  const type = isThreshold(group) ? 'radio' : 'checkbox';
  return (
    <fieldset className={css.filter}>
      <legend>{GROUP_NAME[group]()}</legend>
      {type === 'radio' ? (
        <Choice
          type={type}
          name={group}
          value="any"
          label={m.results_any()}
          count={facet.any}
          isOn={facet.choices.every(({ isOn }) => !isOn)}
          onPick={() => onPick('', false)}
        />
      ) : null}
      {facet.choices.map((choice) => (
        <Choice
          key={choice.value}
          {...choice}
          type={type}
          name={group}
          label={choiceName(group, choice.value, offers)}
          hint={own(HINT, choice.value)?.()}
          onPick={(isOn) => onPick(choice.value, isOn)}
        />
      ))}
      {group === 'terminal' ? <p className="small quiet">{m.results_terminal_hint()}</p> : null}
    </fieldset>
  );
};

type ChoiceProps = {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly count: number;
  readonly isOn: boolean;
  readonly onPick: (isOn: boolean) => void;
};

const Choice = ({ type, name, value, label, hint, count, isOn, onPick }: ChoiceProps) => (
  <label className={tickClass} data-none={count === 0 && !isOn ? '' : undefined}>
    <input type={type} name={name} value={value} checked={isOn} onChange={(event) => onPick(event.target.checked)} />
    <span>{label}</span>
    <b>{count}</b>
    {hint ? <small>{hint}</small> : null}
  </label>
);
