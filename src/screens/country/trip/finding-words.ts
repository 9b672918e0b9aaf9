import { formatMoney } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { clockOf, daysBetween, formatDay, formatDuration, formatFullDay } from '#domain/core/time.ts';
import { AIRPORT_CHANGE_MINUTES } from '#domain/country/airport-change.ts';
import type { TripFinding, TripMend } from '#domain/country/trip.ts';
import { m } from '#src/copy/generated/messages.js';
import { type FindingWords, orderLink } from '#src/screens/country/trip/finding-text.ts';
import { productFindingWords } from '#src/screens/country/trip/product-finding-words.gen.ts';

/** `mend`: a current offer that resolves it. */
export function findingWords(finding: TripFinding, mend: TripMend | null): FindingWords {
  const { title, text, links } = wordsOf(finding, mend !== null);
  const offer = mend ? [{ href: mend.href, text: mendText(finding, formatMoney(mend.price)) }] : [];
  const people = finding.people.length > 0 ? ` ${m.trip_for_whom({ people: finding.people.join(', ') })}` : '';
  return { title, text: text + people, links: [...offer, ...links] };
}

function mendText(finding: TripFinding, price: string): string {
  switch (finding.kind) {
    case 'bed':
    case 'early':
    case 'open':
      return m.trip_bed_mend({ city: finding.place.name, price });
    case 'visa':
      return m.trip_visa_mend({ price });
    case 'insurance':
      return m.trip_insurance_mend({ price });
    case 'insuredLong':
      return m.trip_insured_long_mend({ price });
    case 'counter':
      return m.trip_counter_mend({ price });
    case 'transfer':
      return m.trip_transfer_mend({ price });
    default:
      return m.trip_way_mend({ price });
  }
}

function wordsOf(finding: TripFinding, isSold: boolean): FindingWords {
  switch (finding.kind) {
    case 'passport':
      return {
        title: m.trip_passport(),
        text: m.trip_passport_text({ ends: formatFullDay(finding.endsOn), needed: formatFullDay(finding.neededUntil) }),
        links: [],
      };
    case 'bed': {
      const { day, until, place } = finding;
      const text = m.trip_bed_text({ city: place.name });
      return {
        title:
          daysBetween(day, until) === 1
            ? m.trip_bed_one({ day: formatDay(day) })
            : m.trip_bed({ from: formatDay(day), until: formatDay(until) }),
        text: isSold ? text : `${text} ${m.trip_bed_else()}`,
        links: [],
      };
    }
    case 'early': {
      const { until, place, landsAt } = finding;
      const text = m.trip_early_text({ time: clockOf(landsAt), city: place.name, day: formatDay(until) });
      return { title: m.trip_early(), text: isSold ? text : `${text} ${m.trip_bed_else()}`, links: [] };
    }
    case 'open': {
      const text = m.trip_open_text({ city: finding.place.name });
      return {
        title: m.trip_open({ city: finding.place.name }),
        text: isSold ? text : `${text} ${m.trip_bed_else()}`,
        links: [],
      };
    }
    case 'way':
    case 'seat': {
      const { from, to, day } = finding;
      const names = { from: from.name, to: to.name };
      const text =
        finding.kind === 'way'
          ? m.trip_way_text({ ...names, day: formatDay(day) })
          : m.trip_seat_text({ ...names, day: formatDay(day) });
      return {
        title: finding.kind === 'way' ? m.trip_way_missing(names) : m.trip_seat(names),
        text: isSold ? text : `${text} ${m.trip_way_else({ day: formatDay(day) })}`,
        links: [],
      };
    }
    case 'clash':
      return {
        title: m.trip_clash(),
        text: m.trip_clash_text({ one: finding.one.title, other: finding.other.title }),
        links: [orderLink(finding.one), orderLink(finding.other)],
      };
    case 'shortChange':
      return {
        title: m.trip_short({ time: formatDuration(finding.minutes) }),
        text: m.trip_short_text({
          ...{ one: finding.one.title, other: finding.other.title },
          wanted: formatDuration(AIRPORT_CHANGE_MINUTES.domestic),
        }),
        links: [orderLink(finding.one), orderLink(finding.other)],
      };
    case 'counter': {
      const { one, other, closesAt } = finding;
      return {
        title: m.trip_counter(),
        text: m.trip_counter_text({
          ...{ one: one.title, ends: clockOf(one.endsAt) },
          ...{ other: other.title, closes: clockOf(closesAt) },
        }),
        links: [orderLink(one), orderLink(other)],
      };
    }
    case 'unused': {
      const { nights, stay, way, isBefore } = finding;
      const of = { hotel: stay.title, way: way.title, day: formatDay(finding.day) };
      return {
        title: nights === 1 ? m.trip_unused_one() : m.trip_unused({ count: nights }),
        text: isBefore ? m.trip_unused_before(of) : m.trip_unused_after(of),
        links: [orderLink(stay), orderLink(way)],
      };
    }
    case 'airports': {
      const flight = finding.booking.title;
      return {
        title: m.trip_airports(),
        text: finding.isArrival
          ? m.trip_airports_in({ flight, time: formatDuration(AIRPORT_CHANGE_MINUTES.fromAbroad) })
          : m.trip_airports_out({ flight }),
        links: [{ href: pathTo.post('tehran-airports'), text: m.trip_airports_link() }],
      };
    }
    case 'closed':
      return {
        title: m.trip_museums({ holiday: finding.holiday }),
        text: finding.isExact ? m.trip_museums_text() : `${m.trip_museums_text()} ${m.trip_museums_about()}`,
        links: [],
      };
    default:
      // The kind says which of them: the compiler knows only that there is one for each.
      return productFindingWords[finding.kind](finding as never, isSold);
  }
}
