import { pathTo } from '#domain/core/page-paths.ts';
import { dayOf } from '#domain/core/time.ts';
import { MONTHS } from '#domain/country/seasons.ts';
import { type Asked, waysOut } from '#domain/tours/tour-filters.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { activeGroups, type ChangeFilters, without } from '#src/screens/core/list/filters.ts';
import { ListAllHidden } from '#src/screens/core/list/ListAllHidden.tsx';
import { ListSortForm } from '#src/screens/core/list/ListSortForm.tsx';
import css from '#src/screens/tours/browse/Browse.module.css';
import { FilterForm } from '#src/screens/tours/browse/FilterForm.tsx';
import { choiceName, monthWords } from '#src/screens/tours/browse/filter-names.ts';
import { type Listed, listOf, TOUR_FILTERS, type TourCard } from '#src/screens/tours/browse/list.ts';
import { type ListFilters, listQuery, type TourSort } from '#src/screens/tours/browse/list-url.ts';
import { TourRow } from '#src/screens/tours/browse/TourRow.tsx';
import { TourSearchForm } from '#src/screens/tours/browse/TourSearchForm.tsx';
import { lengthWords } from '#src/screens/tours/tour-words.ts';
import { Card } from '#src/ui/Card.tsx';
import { Row, Wrap } from '#src/ui/layout.tsx';
import { SearchHead } from '#src/ui/search/SearchHead.tsx';

export type TourListProps = {
  readonly list: components['schemas']['TourList'];
  readonly filters: ListFilters;
  readonly onFilters: ChangeFilters<ListFilters>;
  /** Server epoch ms. */
  readonly now: number;
};

const SORT_NAMES: Readonly<Record<TourSort, () => string>> = {
  best: m.tourlist_sort_days,
  price: m.tourlist_sort_price,
  next: m.tourlist_sort_next,
};

/** `/iran-tours/search`: the tours that match, each with its next departure and the price of these people. */
export function TourListScreen({ list: { tours, people }, filters, onFilters, now }: TourListProps) {
  const asked: Asked = { people, today: dayOf(now) };
  const { shown, others } = listOf(tours, filters, asked);
  const hrefOf = (next: ListFilters) => pathTo.toursSearch(listQuery(people, next));
  const months = filters.month ?? [];
  return (
    <>
      <SearchHead
        title={m.tourlist_title()}
        facts={[
          months.length > 0
            ? m.tourlist_starting({ months: months.map(monthWords).join(', ') })
            : m.tourlist_any_month(),
          m.tourpage_people({ count: people }),
        ]}
        asked={{ people, months }}
        page={pathTo.tours()}
      >
        <TourSearchForm tours={tours} people={people} month={months[0] ?? ''} today={asked.today} />
      </SearchHead>
      <Wrap>
        <div className={css.results}>
          <FilterForm tours={tours} asked={asked} filters={filters} onFilters={onFilters} count={shown.length} />
          <div className={css.list}>
            <Row isSpread>
              <p role="status">
                <strong className="strong">{m.tourlist_count({ count: shown.length })}</strong>{' '}
                <span className="quiet">{wordsOf(filters)}</span>
              </p>
              <ListSortForm
                action={pathTo.toursSearch()}
                kept={listQuery(people, without(filters, 'sort'))}
                label={m.tourlist_sort()}
                go={m.tourlist_sort_go()}
                sorts={SORT_NAMES}
                filters={filters}
                onFilters={onFilters}
              />
            </Row>
            {shown.length === 0 ? <NoTours {...{ tours, filters, onFilters, asked, hrefOf }} /> : null}
            <Rows shown={shown} people={people} />
            <Others tours={others} months={months} />
            <Card as="section" gap={2}>
              <h2 className="strong">{m.tourlist_why()}</h2>
              <p className="small quiet">
                {m.tourlist_why_text()} <a href={pathTo.tours()}>{m.tourlist_why_link()}</a>
              </p>
            </Card>
          </div>
        </div>
      </Wrap>
    </>
  );
}

const Rows = ({ shown, people }: { readonly shown: readonly Listed[]; readonly people: number }) => (
  <ol className={css.rows}>
    {shown.map((listed, at) => (
      <TourRow key={listed.tour.slug} listed={listed} people={people} isEager={at < 2} />
    ))}
  </ol>
);

/** "start in April 2027, with an English guide": what the filters say, in one line. */
const wordsOf = (filters: ListFilters): string =>
  activeGroups(TOUR_FILTERS, filters)
    .map((group) => (filters[group] ?? []).map((value) => choiceName(group, value)).join(m.tourlist_or()))
    .join(', ');

/** Tours that start in none of the wanted months: small, with the months in which they go. */
const Others = ({ tours, months }: { readonly tours: readonly TourCard[]; readonly months: readonly string[] }) =>
  tours.length === 0 ? null : (
    <Card as="section" gap={2}>
      <h2 className="strong">
        {months.length > 0 ? m.tourlist_others({ count: tours.length }) : m.tourlist_not_now({ count: tours.length })}
      </h2>
      <ul className={css.faint}>
        {tours.map(({ slug, title, days, departures, season }) => (
          <li key={slug}>
            <a href={pathTo.tour(slug)}>{m.tourlist_other({ title, days: lengthWords(days) })}</a>
            <span>{startsWords(departures.map(({ start }) => start)) || season}</span>
          </li>
        ))}
      </ul>
    </Card>
  );

/** "January, February 2027": the months in which a tour starts, in their order. */
const startsWords = (starts: readonly string[]): string =>
  [...new Set(starts.map((start) => Number(start.slice(5, 7))))].map((month) => MONTHS[month - 1] ?? '').join(', ');

type NoToursProps = Pick<TourListProps, 'filters' | 'onFilters'> & {
  readonly tours: readonly TourCard[];
  readonly asked: Asked;
  readonly hrefOf: (filters: ListFilters) => string;
};

/** Nothing matches: which filter hides how much. */
function NoTours({ tours, filters, onFilters, asked, hrefOf }: NoToursProps) {
  const ways = waysOut(tours, filters, asked);
  const hiding = activeGroups(TOUR_FILTERS, filters).map((group) => ({
    word: group,
    name: (filters[group] ?? []).map((value) => choiceName(group, value)).join(', '),
    count: ways.find((way) => way.group === group)?.count ?? 0,
  }));
  return (
    <ListAllHidden
      title={m.tourlist_none()}
      hiding={hiding}
      remove={m.tourlist_remove_all()}
      removeOne={({ name, count }) => m.tourlist_remove_one({ name, count })}
      filters={filters}
      hrefOf={hrefOf}
      onFilters={onFilters}
    />
  );
}
