import type { ReactNode } from 'react';
import type { FlightSearch } from '#domain/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';
import {
  activeGroups,
  type Facets,
  type FareKind,
  type Filters,
  queryOf,
  TIMES,
  type TimeOfDay,
  toggle,
  without,
} from '#src/screens/results/filters.ts';
import css from '#src/screens/results/Results.module.css';
import { flightHref, searchQuery } from '#src/screens/search/flight-href.ts';
import { Button, buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Row } from '#src/ui/layout.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { tickClass } from '#src/ui/Tick.tsx';

export const TIME_NAME: Record<TimeOfDay, () => string> = {
  night: () => m.results_night(),
  morning: () => m.results_morning(),
  afternoon: () => m.results_afternoon(),
  evening: () => m.results_evening(),
};
export const KIND_NAME: Record<FareKind, () => string> = {
  systemic: () => m.results_systemic(),
  charter: () => m.results_charter(),
};
const KIND_HINT: Record<FareKind, () => string> = {
  systemic: () => m.results_systemic_hint(),
  charter: () => m.results_charter_hint(),
};
const KINDS: readonly FareKind[] = ['systemic', 'charter'];

type FilterFormProps = {
  readonly search: FlightSearch;
  /** What the address must keep besides search and filters: path, order. */
  readonly more: Readonly<Record<string, string>>;
  readonly filters: Filters;
  readonly facets: Facets;
  readonly hasCharterLabel: boolean;
  readonly onFilters: (next: Filters) => void;
};

/** Filters at once with scripts; a plain GET form without. A `details` on narrow screens, always open on wide ones. */
export function FilterForm({ search, more, filters, facets, hasCharterLabel, onFilters }: FilterFormProps) {
  const active = activeGroups(filters);
  const cleared = without(filters, 'kind', 'time', 'back', 'airline');
  const kept = { ...searchQuery(search), ...more, ...(filters.sort ? { sort: filters.sort } : {}) };
  const set = (group: keyof Filters, value: Filters[keyof Filters]) =>
    onFilters(
      value === undefined || (Array.isArray(value) && value.length === 0)
        ? without(filters, group)
        : { ...without(filters, group), [group]: value },
    );
  return (
    <details className={css.filters}>
      <summary {...buttonLook({ size: 's' })}>
        <Icon name="filters" />
        {m.results_filters()}
        {active.length > 0 ? <Tag tone="accent">{m.results_filters_on({ count: active.length })}</Tag> : null}
      </summary>
      <form action={`/flights/${search.origin}-${search.destination}`} method="get">
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
                onFilters(cleared);
              }}
            >
              {m.results_clear()}
            </a>
          ) : null}
        </Row>
        {hasCharterLabel ? (
          <Group title={m.results_kind()}>
            <Choice
              name="kind"
              value="any"
              label={m.results_any()}
              count={facets.any.kind}
              isOn={!filters.kind}
              onPick={() => set('kind', undefined)}
            />
            {KINDS.map((kind) => (
              <Choice
                key={kind}
                name="kind"
                value={kind}
                label={KIND_NAME[kind]()}
                hint={KIND_HINT[kind]()}
                count={facets.kind[kind]}
                isOn={filters.kind === kind}
                onPick={() => set('kind', kind)}
              />
            ))}
          </Group>
        ) : null}
        <Group title={m.results_leaves()}>
          {TIMES.map((time) => (
            <Choice
              key={time}
              isMany
              name="time"
              value={time}
              label={TIME_NAME[time]()}
              count={facets.time[time]}
              isOn={filters.time?.includes(time) ?? false}
              onPick={(isOn) => set('time', toggle(filters.time, time, isOn))}
            />
          ))}
        </Group>
        <Group title={m.results_money_back()}>
          <Choice
            name="back"
            value="any"
            label={m.results_any()}
            count={facets.any.back}
            isOn={!filters.back}
            onPick={() => set('back', undefined)}
          />
          <Choice
            name="back"
            value="half"
            label={m.results_half()}
            count={facets.half}
            isOn={filters.back === 'half'}
            onPick={() => set('back', 'half')}
          />
        </Group>
        <Group title={m.results_airline()}>
          {facets.airlines.map(({ code, name, count }) => (
            <Choice
              key={code}
              isMany
              name="airline"
              value={code}
              label={name}
              count={count}
              isOn={filters.airline?.includes(code) ?? false}
              onPick={(isOn) => set('airline', toggle(filters.airline, code, isOn))}
            />
          ))}
        </Group>
        <noscript>
          <Button type="submit" isWide>
            {m.results_filters_go()}
          </Button>
        </noscript>
      </form>
    </details>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className={css.filter}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

type ChoiceProps = {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
  readonly count: number;
  readonly isOn: boolean;
  /** A box of several; one of a few when not said. */
  readonly isMany?: boolean;
  readonly onPick: (isOn: boolean) => void;
};

const Choice = ({ name, value, label, hint, count, isOn, isMany, onPick }: ChoiceProps) => (
  <label className={tickClass} data-none={count === 0 && !isOn ? '' : undefined}>
    <input
      type={isMany ? 'checkbox' : 'radio'}
      name={name}
      value={value}
      checked={isOn}
      onChange={(event) => onPick(event.target.checked)}
    />
    <span>{label}</span>
    <span data-part="count">{count}</span>
    {hint ? <small>{hint}</small> : null}
  </label>
);
