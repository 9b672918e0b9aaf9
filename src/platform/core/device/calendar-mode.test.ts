import { beforeEach, expect, test, vi } from 'vitest';
import {
  followAccountCalendar,
  forgetAccountCalendar,
  onCalendarMode,
  readCalendarMode,
  setCalendarMode,
} from '#src/platform/core/device/calendar-mode.ts';
import { memoryStorage } from '#src/platform/core/testing/memory-storage.ts';

const anna = { accountId: 'anna', calendarMode: 'persian' } as const;

let tabs: EventTarget;
beforeEach(() => {
  tabs = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('addEventListener', tabs.addEventListener.bind(tabs));
  vi.stubGlobal('removeEventListener', tabs.removeEventListener.bind(tabs));
});

test('a page of somebody signed in follows what the account says, whoever changed it', () => {
  followAccountCalendar(anna);
  expect(readCalendarMode()).toBe('persian');
  followAccountCalendar({ ...anna, calendarMode: 'gregory' });
  expect(readCalendarMode()).toBe('gregory');
});

test('what was picked here since stays until the account changes or the next login', () => {
  followAccountCalendar(anna);
  setCalendarMode('gregory');
  followAccountCalendar(anna);
  expect(readCalendarMode()).toBe('gregory');
  forgetAccountCalendar();
  followAccountCalendar(anna);
  expect(readCalendarMode()).toBe('persian');
});

test('a choice in another tab is heard, and nothing else of the storage', () => {
  const heard = vi.fn();
  const stop = onCalendarMode(heard);
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'safar:other' }));
  expect(heard).not.toHaveBeenCalled();
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'calenderMode' }));
  expect(heard).toHaveBeenCalledTimes(1);
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: null })); // the whole storage was cleared
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'calenderMode' }));
  expect(heard).toHaveBeenCalledTimes(2);
});
