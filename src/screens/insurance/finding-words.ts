import { pathTo } from '#domain/core/page-paths.ts';
import { daysBetween, formatDay, formatFullDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { orderLink, type WordsByKind } from '#src/screens/country/trip/finding-text.ts';

/** Which days of a journey are not insured, or twice, or too many. */
export const findingWords: WordsByKind<'insurance' | 'insuredTwice' | 'insuredLong'> = {
  insurance: ({ day, until, booking }, isSold) => ({
    title: m.trip_insurance(),
    text: booking
      ? m.insurance_trip_longer({ from: formatDay(day), until: formatFullDay(until) })
      : m.trip_insurance_text({ from: formatDay(day), until: formatFullDay(until) }),
    links: booking
      ? [orderLink(booking)]
      : isSold
        ? []
        : [
            {
              href: pathTo.insurance({ firstDay: day, days: daysBetween(day, until) + 1 }),
              text: m.insurance_trip_link(),
            },
          ],
  }),
  insuredTwice: ({ day, until, one, other }) => ({
    title: m.insurance_trip_twice(),
    text: m.insurance_trip_twice_text({ from: formatDay(day), until: formatFullDay(until) }),
    links: [orderLink(one), orderLink(other)],
  }),
  insuredLong: ({ day, until, extra, booking }, isSold) => ({
    title: m.insurance_trip_long({ extra }),
    text: `${m.insurance_trip_long_text({ from: formatDay(day), until: formatFullDay(until) })} ${isSold ? '' : m.insurance_trip_long_nothing()}`,
    links: isSold ? [] : [orderLink(booking)],
  }),
};
