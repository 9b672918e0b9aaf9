import { pathTo } from '#domain/addresses.ts';
import { clockOf, formatDay, formatDuration, formatFullDay } from '#domain/time.ts';
import { type Booked, CHANGE_MINUTES, flightBetween, type TripFinding } from '#domain/trip-findings.ts';
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
    case 'counter': {
      const { one, other, closesAt, day } = finding;
      const later = flightHref(other.step.from, other.step.to, day);
      return {
        title: m.trip_counter(),
        text: m.trip_counter_text({
          ...{ one: nameOf(one), ends: clockOf(one.step.endsAt) },
          ...{ other: nameOf(other), closes: clockOf(closesAt) },
        }),
        links: [...(later ? [{ href: later, text: m.trip_counter_mend() }] : []), orderLink(one), orderLink(other)],
      };
    }
    case 'airports': {
      const flight = nameOf(finding.booked);
      return {
        title: m.trip_airports(),
        text: finding.isArrival ? m.trip_airports_in({ flight }) : m.trip_airports_out({ flight }),
        links: [{ href: pathTo.post('tehran-airports'), text: m.trip_airports_link() }],
      };
    }
    case 'closed':
      return {
        title: m.trip_museums({ holiday: finding.holiday }),
        text: finding.isExact ? m.trip_museums_text() : `${m.trip_museums_text()} ${m.trip_museums_about()}`,
        links: [],
      };
    case 'insurance':
      return {
        title: m.trip_insurance(),
        text: m.trip_insurance_text({ from: formatDay(finding.day), until: formatFullDay(finding.until) }),
        links: [],
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
  const route = flightBetween(from, to);
  return route && pathTo.flights(route, { departing: day });
}
