import { SearchTabs } from '#src/routes/-support/core/pages/SearchTabs.tsx';
import type { ListData } from '#src/routes/-support/tours/load-list.ts';
import { ToursScreen } from '#src/screens/tours/browse/ToursScreen.tsx';

export const TourFirst = ({ list, now }: ListData) => (
  <ToursScreen list={list} now={now} tabs={<SearchTabs of="tours" />} />
);
