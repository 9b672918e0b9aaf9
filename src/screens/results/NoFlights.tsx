import type { Party } from '#domain/flight-search.ts';
import { partySize } from '#domain/flight-search.ts';
import { formatRoundMoney, type Money } from '#domain/money.ts';
import type { Problem } from '#domain/problem.ts';
import { daysBetween, formatDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';
import { KIND_NAME, TIME_NAME } from '#src/screens/results/FilterForm.tsx';
import { activeGroups, type Facets, type FilterGroup, type Filters, without } from '#src/screens/results/filters.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';

/** The day has no seats for this party: the nearest days that have. */
export function NoSeats({
  day,
  party,
  days,
  hrefOf,
  slug,
}: {
  readonly day: string;
  readonly party: Party;
  readonly days: readonly { readonly date: string; readonly lowest: Money | null }[];
  readonly hrefOf: (day: string) => string;
  readonly slug: string;
}) {
  const distance = (date: string) => Math.abs(daysBetween(day, date));
  const near = days
    .flatMap(({ date, lowest }) => (lowest && date !== day ? [{ date, lowest }] : []))
    .sort((a, b) => distance(a.date) - distance(b.date))
    .slice(0, 3);
  const size = partySize(party);
  return (
    <Empty
      slug={slug}
      title={
        size === 1
          ? m.results_none_title({ day: formatDay(day) })
          : m.results_none_title_many({ count: size, day: formatDay(day) })
      }
      actions={near.map(({ date, lowest }) => (
        <a key={date} href={hrefOf(date)} {...buttonLook()}>
          {formatDay(date)}, {formatRoundMoney(lowest)}
        </a>
      ))}
    >
      <p>{near.length > 0 ? m.results_none_near() : m.results_none_week()}</p>
    </Empty>
  );
}

/** The filters hide every flight: how many, and each part that could go. Links, so that they work without scripts. */
export function AllHidden({
  filters,
  facets,
  count,
  hrefOf,
  onFilters,
}: {
  readonly filters: Filters;
  readonly facets: Facets;
  readonly count: number;
  readonly hrefOf: (filters: Filters) => string;
  readonly onFilters: (next: Filters) => void;
}) {
  const groups = activeGroups(filters);
  const parts = groups.length > 1 ? groups.filter((group) => facets.any[group] > 0) : [];
  const link = (next: Filters, text: string, kind: 'primary' | 'plain') => (
    <a
      key={text}
      href={hrefOf(next)}
      {...buttonLook({ kind })}
      onClick={(event) => {
        event.preventDefault();
        onFilters(next);
      }}
    >
      {text}
    </a>
  );
  return (
    <Empty
      title={m.results_hidden({ count })}
      actions={
        <>
          {link(without(filters, ...groups), m.results_remove(), 'primary')}
          {parts.map((group) =>
            link(
              without(filters, group),
              m.results_remove_one({ name: nameOf(group, filters, facets), count: facets.any[group] }),
              'plain',
            ),
          )}
        </>
      }
    >
      <p>{groups.map((group) => nameOf(group, filters, facets)).join(' · ')}</p>
    </Empty>
  );
}

function nameOf(group: FilterGroup, filters: Filters, facets: Facets): string {
  switch (group) {
    case 'kind':
      return filters.kind ? KIND_NAME[filters.kind]() : '';
    case 'time':
      return (filters.time ?? []).map((time) => TIME_NAME[time]()).join(', ');
    case 'back':
      return m.results_half();
    case 'airline':
      return (filters.airline ?? [])
        .map((code) => facets.airlines.find((airline) => airline.code === code)?.name ?? code)
        .join(', ');
  }
}

/** The search itself failed. The link works without scripts too. */
export const Failed = ({
  problem,
  href,
  onRetry,
}: {
  readonly problem: Problem;
  readonly href: string;
  readonly onRetry: () => void;
}) => (
  <Empty
    title={m.results_failed()}
    actions={
      <a
        href={href}
        {...buttonLook({ kind: 'primary' })}
        onClick={(event) => {
          event.preventDefault();
          onRetry();
        }}
      >
        {m.results_retry()}
      </a>
    }
  >
    <p role="alert">{problemText(problem)}</p>
  </Empty>
);
