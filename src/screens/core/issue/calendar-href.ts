import { type CalendarEvent, calendarFile } from '#domain/core/calendar-file.ts';
import type { OrderCore } from '#src/screens/core/booking/order.ts';

/** An iCalendar file as a data URL: works before hydration and offline. */
export const calendarHref = (events: readonly CalendarEvent[], { issuedAt, serverNow }: OrderCore): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(events, issuedAt ?? serverNow))}`;
