import type { Account } from '#src/platform/accounts/guest-session.ts';

export type CalendarMode = Account['calendarMode'];

/** The customer's spelling. */
const KEY = 'calenderMode';
/** The account's last known setting: only a change of it overrides the choice of this browser. */
const OF_ACCOUNT = 'calenderMode:account';
const listeners = new Set<() => void>();
const tell = () => {
  for (const changed of [...listeners]) changed();
};

export function readCalendarMode(): CalendarMode {
  try {
    return localStorage.getItem(KEY) === 'persian' ? 'persian' : 'gregory';
  } catch {
    return 'gregory';
  }
}

/** Sets the calendar of this browser, in all its tabs. */
export function setCalendarMode(mode: CalendarMode): void {
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Storage may be forbidden; the choice then applies to this page only.
  }
  tell();
}

/** Adopts the account's calendar after a login and when it changed elsewhere; otherwise the choice of this browser stays. */
export function followAccountCalendar({ accountId, calendarMode }: Pick<Account, 'accountId' | 'calendarMode'>): void {
  try {
    const update = `${accountId} ${calendarMode}`;
    if (localStorage.getItem(OF_ACCOUNT) === update) return;
    localStorage.setItem(OF_ACCOUNT, update);
    setCalendarMode(calendarMode);
  } catch {
    // Storage forbidden: the page keeps the Gregorian calendar.
  }
}

/** Call when the session changes: the account's next setting then counts as new. */
export function forgetAccountCalendar(): void {
  try {
    localStorage.removeItem(OF_ACCOUNT);
  } catch {
    // Storage forbidden: nothing was kept.
  }
}

const hearTab = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) tell();
};

export function onCalendarMode(changed: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearTab);
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) removeEventListener('storage', hearTab);
  };
}
