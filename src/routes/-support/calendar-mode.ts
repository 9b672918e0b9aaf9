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

/** Chooses the calendar for this browser. */
export function setCalendarMode(mode: CalendarMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Storage may be forbidden; the choice then lasts for nothing but this page's other fields.
  }
  for (const changed of [...listeners]) changed();
}

/** The calendar one picks days in; the server, which cannot know, says Gregorian. */
export function useCalendarMode(): [CalendarMode, (mode: CalendarMode) => void] {
  const subscribe = useCallback((changed: () => void) => {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  }, []);
  const mode = useSyncExternalStore(subscribe, read, () => 'gregory' as const);
  return [mode, setCalendarMode];
}
