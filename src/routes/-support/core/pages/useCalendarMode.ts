import { useSyncExternalStore } from 'react';
import {
  type CalendarMode,
  onCalendarMode,
  readCalendarMode,
  setCalendarMode,
} from '#src/platform/core/device/calendar-mode.ts';

/** The preferred calendar; Gregorian on the server, which cannot know it. */
export function useCalendarMode(): [CalendarMode, (mode: CalendarMode) => void] {
  return [useSyncExternalStore(onCalendarMode, readCalendarMode, () => 'gregory' as const), setCalendarMode];
}
