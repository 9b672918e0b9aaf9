import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';

/** "Wed 2 Dec, 12:00". */
export const momentText = (moment: number): string =>
  m.issue_moment({ day: formatDay(dayOf(moment)), time: clockOf(moment) });
