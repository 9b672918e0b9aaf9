import { pathTo } from '#domain/addresses.ts';
import { AIRPORTS } from '#domain/airports.ts';
import { formatDay, formatDuration, formatFullDay } from '#domain/time.ts';
import { type Booked, CHANGE_MINUTES, type TripFinding } from '#domain/trip-findings.ts';
import { m } from '#src/copy/generated/messages.js';

/** What a finding says, and where it is mended; several ways where two bookings clash. */
export type FindingWords = {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly text: string }[];
};

const nameOf = ({ step }: Booked): string => step.title || step.to;
const orderLink = ({ order }: Pick<Booked, 'order'>) => ({ href: order.page, text: order.reference });

export function findingWords(finding: TripFinding): FindingWords {
  switch (finding.kind) {
    case 'bed': {
      const { city, day, until, isOneNight } = { ...finding, isOneNight: nightsOf(finding) === 1 };
      return {
        title: isOneNight
          ? m.trip_bed_one({ day: formatDay(day) })
          : m.trip_bed({ from: formatDay(day), until: formatDay(until) }),
        text: m.trip_bed_text({ city }),
        links: [
          {
            href: pathTo.hotels({ destination: city, departing: day, returning: until }),
            text: m.trip_bed_mend({ city }),
          },
        ],
      };
    }
    case 'way': {
      const { from, to, day } = finding;
      const flight = flightHref(from, to, day);
      const text = m.trip_way_text({ from, to, day: formatDay(day) });
      return {
        title: m.trip_way_missing({ from, to }),
        text: flight ? text : `${text} ${m.trip_way_else()}`,
        links: flight ? [{ href: flight, text: m.trip_way_mend() }] : [],
      };
    }
    case 'clash':
      return {
        title: m.trip_clash(),
        text: m.trip_clash_text({ one: nameOf(finding.one), other: nameOf(finding.other) }),
        links: [orderLink(finding.one), orderLink(finding.other)],
      };
    case 'shortChange':
      return {
        title: m.trip_short({ time: formatDuration(finding.minutes) }),
        text: m.trip_short_text({
          ...{ one: nameOf(finding.one), other: nameOf(finding.other) },
          wanted: formatDuration(CHANGE_MINUTES),
        }),
        links: [orderLink(finding.one), orderLink(finding.other)],
      };
    case 'visaEnds':
      return {
        title: m.trip_visaends(),
        text: m.trip_visaends_text({ ends: formatFullDay(finding.day), last: formatFullDay(finding.lastDay) }),
        links: [orderLink(finding)],
      };
    case 'passport':
      return {
        title: m.trip_passport(),
        text: m.trip_passport_text({ ends: formatFullDay(finding.endsOn), needed: formatFullDay(finding.neededUntil) }),
        links: [orderLink(finding)],
      };
  }
}

const nightsOf = ({ day, until }: { readonly day: string; readonly until: string }): number =>
  Math.round((Date.parse(until) - Date.parse(day)) / 86_400_000);

/** A search for that day; null where a city has no airport that is flown. */
function flightHref(from: string, to: string, day: string): string | null {
  const airportIn = (city: string) => AIRPORTS.find((one) => one.isFlown && one.city === city)?.code;
  const [origin, destination] = [airportIn(from), airportIn(to)];
  return origin && destination ? pathTo.flights({ origin, destination }, { departing: day }) : null;
}
