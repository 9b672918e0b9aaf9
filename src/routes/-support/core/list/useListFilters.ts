import { useCallback, useRef, useState } from 'react';
import type { ChangeFilters } from '#src/screens/core/list/filters.ts';

/**
 * What a list is narrowed to: a click counts at once, the URL follows when it has been painted. Who asks for other
 * filters may wait until the URL says them.
 * @param inUrl what the URL says
 * @param show puts filters into the URL
 * @param code what the list needs before it may be drawn anew; null once that is here
 */
export function useListFilters<Filters>(
  inUrl: Filters,
  show: (next: Filters) => Promise<void>,
  code: () => Promise<unknown> | null = nothing,
): readonly [Filters, (...change: Parameters<ChangeFilters<Filters>>) => Promise<void>] {
  /** What was clicked and is not in the URL yet. */
  const [early, setEarly] = useState<{ readonly filters: Filters } | null>(null);
  const filters = early ? early.filters : inUrl;
  const now = useRef(filters);
  now.current = filters;
  const underWay = useRef(0);
  const onFilters = useCallback(
    (...[change]: Parameters<ChangeFilters<Filters>>): Promise<void> => {
      const go = async () => {
        const next = change(now.current);
        now.current = next;
        underWay.current += 1;
        setEarly({ filters: next });
        await painted();
        try {
          await show(next);
        } finally {
          underWay.current -= 1;
          if (underWay.current === 0) setEarly(null);
        }
      };
      const coming = code();
      return coming ? coming.then(go, () => undefined) : go();
    },
    [show, code],
  );
  return [filters, onFilters];
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const nothing = () => null;
