import { clockOf, formatDay } from '#domain/core/time.ts';
import { clockIn, dayIn } from '#domain/core/zoned-time.ts';
import { m } from '#src/copy/generated/messages.js';

/** "2 Dec, 14:00" in the hotel's local time. */
export const momentThere = (zone: string, moment: number): string =>
  `${formatDay(dayIn(zone, moment))}, ${clockIn(zone, moment)}`;

const AT_HOME = 'Asia/Tehran';

/** Day and time for texts; abroad with the Tehran time added. */
export const untilThere = (zone: string, moment: number): { readonly day: string; readonly time: string } => {
  const time = clockIn(zone, moment);
  const day = formatDay(dayIn(zone, moment));
  return { day, time: zone === AT_HOME ? time : m.hotels_clock_there({ time, tehran: clockOf(moment) }) };
};
