import { useSyncExternalStore } from 'react';
import {
  type CalendarMode,
  onCalendarMode,
  readCalendarMode,
  setCalendarMode,
} from '#src/platform/core/device/calendar-mode.ts';

/** The calendar one picks days in; the server, which cannot know, says Gregorian. */
export function useCalendarMode(): [CalendarMode, (mode: CalendarMode) => void] {
  return [useSyncExternalStore(onCalendarMode, readCalendarMode, () => 'gregory' as const), setCalendarMode];
}
