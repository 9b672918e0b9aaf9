import { formatMoney, type Money } from '#domain/core/money.ts';
import { clockOf, dayOf, formatFullDay, formatPersianDayFa, MINUTE_MS, toPersianDigits } from '#domain/core/time.ts';
import { airportInPersian, airportOf, shortAirport } from '#domain/country/airports.ts';
import { cityOf } from '#domain/country/cities.ts';
import { airlineNameOf } from '#domain/flights/airlines.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import { m } from '#src/copy/generated/messages.js';

/** Texts of a ticket in one language; names and codes are equal in both. */
export type TicketWords = {
  readonly ticket: (number: number, count: number) => string;
  readonly leg: (leg: OrderLeg) => LegWords;
  readonly labels: Readonly<Record<'flight' | 'class' | 'bags' | 'passport' | 'number' | 'order' | 'price', string>>;
  readonly price: (price: Money) => string;
};
export type LegWords = {
  /** "Outbound" */
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  /** Including the year. */
  readonly departsOn: string;
  readonly departsFrom: string;
  readonly duration: string;
  readonly arrives: string;
  readonly arrivesAt: string;
  readonly airline: string;
  readonly flight: string;
  readonly economy: string;
  readonly fareClass: string;
  readonly checked: string;
  readonly cabin: string;
};

type Language = 'en' | 'fa';

const euroInPersian = ({ amount }: Money): string =>
  m.issue_doc_euro({ amount: toPersianDigits((amount / 100).toFixed(2)).replace('.', '٫') }, { locale: 'fa' });

const wordsIn = (locale: Language): TicketWords => {
  const isPersian = locale === 'fa';
  const digits = (text: string | number) => (isPersian ? toPersianDigits(String(text)) : String(text));
  const airportText = (code: string, terminal: string | null) => {
    const place = isPersian
      ? { city: '', airport: airportInPersian(code) }
      : { city: cityOf(code), airport: shortAirport(code) };
    return terminal
      ? m.issue_doc_airport_terminal({ ...place, terminal: digits(terminal) }, { locale })
      : m.issue_doc_airport(place, { locale });
  };
  const durationText = (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = digits(minutes % 60);
    return hours > 0
      ? m.issue_doc_hours({ hours: digits(hours), minutes: rest }, { locale })
      : m.issue_doc_minutes({ minutes: rest }, { locale });
  };
  return {
    ticket: (number, count) => m.issue_doc_ticket({ number: digits(number), count: digits(count) }, { locale }),
    labels: {
      flight: m.issue_doc_flight({}, { locale }),
      class: m.issue_doc_class({}, { locale }),
      bags: m.issue_doc_bags({}, { locale }),
      passport: m.issue_doc_passport({}, { locale }),
      number: m.issue_doc_number({}, { locale }),
      order: m.issue_doc_order({}, { locale }),
      price: m.issue_doc_price({}, { locale }),
    },
    price: (price) => (isPersian ? euroInPersian(price) : formatMoney(price)),
    leg: ({ path, flight, fare }) => {
      const day = dayOf(flight.departsAt);
      const name = airlineNameOf(flight.airline);
      return {
        path: path === 'departing' ? m.issue_doc_leg_out({}, { locale }) : m.issue_doc_leg_back({}, { locale }),
        from: isPersian ? (airportOf(flight.origin)?.cityFa ?? flight.origin) : flight.origin,
        to: isPersian ? (airportOf(flight.destination)?.cityFa ?? flight.destination) : flight.destination,
        departs: digits(clockOf(flight.departsAt)),
        departsOn: isPersian ? formatPersianDayFa(day) : formatFullDay(day),
        departsFrom: airportText(flight.origin, flight.terminal),
        duration: durationText(Math.round((flight.arrivesAt - flight.departsAt) / MINUTE_MS)),
        arrives: digits(clockOf(flight.arrivesAt)),
        arrivesAt: airportText(flight.destination, null),
        airline: (isPersian ? name?.fa : name?.en) ?? flight.airlineName,
        flight: flightCode(flight),
        economy: m.issue_doc_economy({}, { locale }),
        fareClass: fare.fareClass,
        checked: m.issue_doc_kg({ kg: digits(fare.checkedKg) }, { locale }),
        cabin: m.issue_doc_cabin({ kg: digits(fare.handKg) }, { locale }),
      };
    },
  };
};

export const ENGLISH: TicketWords = wordsIn('en');
export const PERSIAN: TicketWords = wordsIn('fa');
