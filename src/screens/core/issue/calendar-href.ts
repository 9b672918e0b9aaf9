import { type CalendarEvent, calendarFile } from '#domain/core/calendar-file.ts';
import type { OrderCore } from '#src/screens/core/booking/order.ts';

/** A file for any calendar, in the link itself: it works before the page is awake and without a server. */
export const calendarHref = (events: readonly CalendarEvent[], { issuedAt, serverNow }: OrderCore): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(events, issuedAt ?? serverNow))}`;
