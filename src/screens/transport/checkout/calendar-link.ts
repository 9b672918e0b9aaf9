import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { calendarHref } from '#src/screens/core/issue/calendar-href.ts';
import { type TransportOrder, wayWords } from '#src/screens/transport/ride-words.ts';

/** Each ride as an event of its own. Hotel and room stay out of it. */
export function calendarLink(order: TransportOrder, pageUrl: string): string {
  const { item, reference } = order;
  const events = goingRides(item).map((ride, index) => ({
    uid: `${reference}-ride-${index + 1}`,
    startsAt: ride.pickUpAt,
    endsAt: ride.arrivesAbout,
    summary: item.kind === 'cip' ? item.title : m.transportride_calendar({ way: wayWords(item, ride) }),
    location: ride.from.en,
    description: [m.transportride_calendar_text({ reference }), pageUrl].join('\n'),
  }));
  return calendarHref(events, order);
}
