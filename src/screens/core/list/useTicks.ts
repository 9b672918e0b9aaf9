import { useState } from 'react';
import type { ChangeFilters } from '#src/screens/core/list/filters.ts';
import { useChanged } from '#src/ui/useChanged.ts';

/** What a form shows: a tick at once, also while the list waits for its code or for the URL; then what the list says. */
export function useTicks<Filters>(
  filters: Filters,
  onFilters: ChangeFilters<Filters>,
): readonly [Filters, ChangeFilters<Filters>] {
  const [ticked, tick] = useState<{ readonly filters: Filters } | null>(null);
  useChanged(filters, () => tick(null));
  const shown = ticked ? ticked.filters : filters;
  return [
    shown,
    (change) => {
      tick({ filters: change(shown) });
      onFilters(change);
    },
  ];
}
