import { isolated } from '#domain/core/persian-text.ts';
import { clockIn } from '#domain/core/zoned-time.ts';
import { placeParts } from '#domain/country/place-parts.ts';
import { m } from '#src/copy/generated/messages.js';
import { calendarHref } from '#src/screens/core/issue/calendar-href.ts';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';

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
