import type { Flight } from '#domain/fares.ts';
import { clockOf, dayOf, formatDay, MINUTE_MS } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';

/** Be at the airport 90 minutes before, the counter closes 40 minutes before (fare rules: airport). */
export const beThereAt = ({ departsAt }: Flight): number => departsAt - 90 * MINUTE_MS;
export const counterClosesAt = ({ departsAt }: Flight): number => departsAt - 40 * MINUTE_MS;

/** "Wed 2 Dec, 12:00". */
export const momentText = (moment: number): string =>
  m.issue_moment({ day: formatDay(dayOf(moment)), time: clockOf(moment) });
