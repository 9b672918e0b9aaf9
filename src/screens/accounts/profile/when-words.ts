import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { m } from '#src/copy/generated/messages.js';

/** Start of a booking in a list: the day, and the time if it has one. */
export const whenWords = ({ startsAt, isAllDay = false }: components['schemas']['Bought']): string => {
  const day = formatFullDay(dayOf(startsAt));
  return isAllDay ? day : m.profile_next_when({ day, time: clockOf(startsAt) });
};
