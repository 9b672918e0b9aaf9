import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useListFilters } from '#src/routes/-support/core/list/useListFilters.ts';
import type { ListData } from '#src/routes/-support/tours/load-list.ts';
import { type ListFilters, listFiltersOf, listQuery } from '#src/screens/tours/browse/list-url.ts';
import { TourListScreen } from '#src/screens/tours/browse/TourListScreen.tsx';

type Props = ListData & {
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
};

/** The list: a tick counts at once, its address follows. */
export function TourListStep({ list, now, search }: Props) {
  const navigate = useNavigate();
  const { people } = list;
  const [filters, onFilters] = useListFilters<ListFilters>(
    useMemo(() => listFiltersOf(search), [search]),
    useCallback(
      (next) =>
        navigate({ to: '/iran-tours/search', search: listQuery(people, next), replace: true, resetScroll: false }),
      [navigate, people],
    ),
  );
  return <TourListScreen list={list} filters={filters} onFilters={onFilters} now={now} />;
}
