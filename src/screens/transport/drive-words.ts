import { clockOf, dayOf, formatDay, formatDuration } from '#domain/core/time.ts';
import { daysLater, isLongDrive } from '#domain/transport/drive.ts';
import { m } from '#src/copy/generated/messages.js';

/** "45 to 90 minutes", "about 5 h 30", "5 h 30 to 7 h 30": the longest is with all stops and paid waiting. */
export function roadWords([shortest = 0, longest = 0]: readonly number[]): string {
  if (isLongDrive(longest)) {
    return shortest === longest
      ? m.transportride_hours({ time: formatDuration(shortest) })
      : m.transportride_hours_to({ shortest: formatDuration(shortest), longest: formatDuration(longest) });
  }
  return shortest === longest
    ? m.transportride_minutes_one({ count: shortest })
    : m.transportride_minutes({ shortest, longest });
}

/** "about 13:30", "about 01:30, next day". */
export function arrivalWords(from: number, until: number): string {
  const time = clockOf(until);
  const later = daysLater(from, until);
  if (later === 0) return m.transportride_next_about({ time });
  return later === 1
    ? m.transportride_next_about_tomorrow({ time })
    : m.transportride_next_about_day({ time, day: formatDay(dayOf(until)) });
}
