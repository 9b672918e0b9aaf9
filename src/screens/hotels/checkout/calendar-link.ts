import { isolated } from '#domain/persian-text.ts';
import { placeParts } from '#domain/place-parts.ts';
import { clockIn } from '#domain/zoned-time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { calendarHref } from '#src/screens/issue/calendar-href.ts';

/** The stay as a file for any calendar. */
export function calendarLink(order: HotelOrder, pageUrl: string): string {
  const { name, area, city, checkInAt, checkOutAt, keepsUntilAt, timeZone, driver } = order.item;
  const event = {
    uid: `${order.reference}-stay`,
    startsAt: checkInAt,
    endsAt: checkOutAt,
    summary: name.en,
    location: [name.en, ...placeParts(area.en, city.name.en)].join(', '),
    description: [
      m.hotels_calendar_text({ reference: order.reference, time: clockIn(timeZone, keepsUntilAt) }),
      ...(driver ? [m.hotels_calendar_driver({ driver: isolated(driver.fa) })] : []),
      pageUrl,
    ].join('\n'),
  };
  return calendarHref([event], order);
}
