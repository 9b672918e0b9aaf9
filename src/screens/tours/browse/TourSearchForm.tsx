import { pathTo } from '#domain/core/page-paths.ts';
import { MAX_PEOPLE } from '#domain/tours/rooms.ts';
import { tourOptions } from '#domain/tours/tour-filters.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/tours/browse/Browse.module.css';
import { monthWords } from '#src/screens/tours/browse/filter-names.ts';
import type { TourCard } from '#src/screens/tours/browse/list.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';

type Props = {
  readonly tours: readonly TourCard[];
  readonly people: number;
  /** As the address has it; '' for any. */
  readonly month: string;
  /** YYYY-MM-DD in Tehran. */
  readonly today: string;
};

/** When, and how many. A plain form: the list is a page of its own. */
export const TourSearchForm = ({ tours, people, month, today }: Props) => (
  <form className={css.search} action={pathTo.toursSearch()} method="get">
    <SelectField
      id="tour-month"
      name="month"
      label={m.tourlist_group_month()}
      placeholder={m.tourlist_any_month()}
      options={tourOptions(tours, {}, { people, today })
        .month.filter(({ count }) => count > 0)
        .map(({ value, count }) => ({ value, label: m.tourlist_month_count({ month: monthWords(value), count }) }))}
      defaultValue={month}
    />
    <SelectField
      id="tour-people"
      name="people"
      label={m.tourlist_people()}
      options={Array.from({ length: MAX_PEOPLE }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))}
      defaultValue={String(people)}
    />
    <Button type="submit" kind="primary" icon="search">
      {m.tourlist_search()}
    </Button>
  </form>
);
