import type { Account } from '#src/platform/accounts/nobody.ts';

export type CalendarMode = Account['calendarMode'];

/** Our customer's spelling. */
const KEY = 'calenderMode';
/** What the account said when it was last asked: only news of it is followed. */
const OF_ACCOUNT = 'calenderMode:account';
const listeners = new Set<() => void>();
const tell = () => {
  for (const changed of [...listeners]) changed();
};

/** The calendar of this browser. */
export function readCalendarMode(): CalendarMode {
  try {
    return localStorage.getItem(KEY) === 'persian' ? 'persian' : 'gregory';
  } catch {
    return 'gregory';
  }
}

/** Chooses the calendar for this browser, in all its tabs. */
export function setCalendarMode(mode: CalendarMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Storage may be forbidden; the choice then lasts for nothing but this page's other fields.
  }
  tell();
}

/**
 * After a login, and when it was changed elsewhere, the calendar is the account's; until then it is whatever was chosen in
 * this browser since.
 */
export function followAccountCalendar({ accountId, calendarMode }: Pick<Account, 'accountId' | 'calendarMode'>): void {
  try {
    const news = `${accountId} ${calendarMode}`;
    if (localStorage.getItem(OF_ACCOUNT) === news) return;
    localStorage.setItem(OF_ACCOUNT, news);
    setCalendarMode(calendarMode);
  } catch {
    // Forbidden: the page stays with the Gregorian calendar.
  }
}

/** Somebody signs in or out: what the account says next is news. */
export function forgetAccountCalendar(): void {
  try {
    localStorage.removeItem(OF_ACCOUNT);
  } catch {
    // Forbidden: then it was never kept.
  }
}

const hearTab = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) tell();
};

/** Hears of every choice, also in other tabs; returns the way to stop listening. */
export function onCalendarMode(changed: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearTab);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) removeEventListener('storage', hearTab);
  };
}
