import { addDays, momentOf } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { calendarHref } from '#src/screens/core/issue/calendar-href.ts';
import type { TourOrder } from '#src/screens/tours/checkout/hold-slots.tsx';
import { isPaidWhole } from '#src/screens/tours/checkout/tour-paper-words.ts';

/** The tour as one event of whole days in Tehran. The meeting point stands in it once all is paid. */
export function calendarLink(order: TourOrder, pageUrl: string): string {
  const { title, start, end, from, to, meetingPoint } = order.item;
  const event = {
    uid: `${order.reference}-tour`,
    startsAt: momentOf(start),
    endsAt: momentOf(addDays(end, 1)),
    isAllDay: true,
    summary: title,
    location: isPaidWhole(order) ? meetingPoint.en : from,
    description: [m.tours_calendar_text({ reference: order.reference, from, to }), pageUrl].join('\n'),
  };
  return calendarHref([event], order);
}
