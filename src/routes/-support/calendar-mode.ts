import { useCallback, useSyncExternalStore } from 'react';

export type CalendarMode = 'gregory' | 'persian';

/** The spec's spelling (§9). */
const KEY = 'calenderMode';
const listeners = new Set<() => void>();

const read = (): CalendarMode => {
  try {
    return localStorage.getItem(KEY) === 'persian' ? 'persian' : 'gregory';
  } catch {
    return 'gregory';
  }
};

/** The calendar one picks days in; the server, which cannot know, says Gregorian. */
export function useCalendarMode(): [CalendarMode, (mode: CalendarMode) => void] {
  const subscribe = useCallback((changed: () => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  }, []);
  const mode = useSyncExternalStore(subscribe, read, () => 'gregory' as const);
  const change = useCallback((next: CalendarMode) => {
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage may be forbidden; the choice then lasts for nothing but this page's other fields.
    }
    for (const changed of [...listeners]) changed();
  }, []);
  return [mode, change];
}
