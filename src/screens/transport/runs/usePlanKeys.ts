import { type KeyboardEvent, useRef, useState } from 'react';
import { isArrow, nearestBox } from '#src/screens/transport/runs/grid-keys.ts';

const CELL = '[role="gridcell"]';
const cellsIn = (box: Element | null | undefined) => [...(box?.querySelectorAll<HTMLElement>(CELL) ?? [])];

/** The cell that a key leads to. Home and End: ends of the row, with Control those of the plan. */
function cellFor(event: KeyboardEvent, grid: Element): HTMLElement | undefined {
  const here = event.target instanceof Element ? event.target.closest<HTMLElement>(CELL) : null;
  if (!here) return undefined;
  if (isArrow(event.key)) {
    const cells = cellsIn(grid);
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    return cells[nearestBox(event.key, here.getBoundingClientRect(), boxes)];
  }
  if (event.key !== 'Home' && event.key !== 'End') return undefined;
  return cellsIn(event.ctrlKey ? grid : here.closest('[role="row"]')).at(event.key === 'Home' ? 0 : -1);
}

type CellState = 'free' | 'yours' | 'sold' | 'no';

/** A compartment, or a row of seats. */
export const rowParts = (label: string) => ({ role: 'row', 'aria-label': label }) as const;
/** What a compartment is, before its berths. */
export const rowHead = { role: 'rowheader' } as const;

/**
 * One tab stop for a plan of places, on the place that was focused last. `first`: where one begins. The cells are no buttons: those are
 * hidden where there are no scripts, and the plan is read there too.
 */
export function usePlanKeys(places: readonly string[], first: string | undefined, onPress: (place: string) => void) {
  const grid = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState('');
  const stop = places.includes(last) ? last : (first ?? places[0]);
  return {
    grid: (label: string) => ({
      ref: grid,
      role: 'grid' as const,
      'aria-label': label,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.metaKey || !grid.current) return;
        if (event.key === 'Enter' || event.key === ' ') {
          const here = event.target instanceof Element ? event.target.closest<HTMLElement>(CELL) : null;
          if (here?.dataset.place === undefined) return;
          event.preventDefault();
          if (!event.repeat) onPress(here.dataset.place);
          return;
        }
        const next = cellFor(event, grid.current);
        if (!next && !isArrow(event.key)) return;
        // At the edge the page does not scroll away under the plan.
        event.preventDefault();
        next?.focus();
      },
    }),
    cell: (place: string, state: CellState) => ({
      role: 'gridcell' as const,
      'data-place': place,
      'data-state': state,
      'aria-selected': state === 'yours',
      'aria-disabled': state === 'sold' || state === 'no' ? true : undefined,
      tabIndex: place === stop ? 0 : -1,
      onFocus: () => setLast(place),
      onClick: () => onPress(place),
    }),
  };
}
