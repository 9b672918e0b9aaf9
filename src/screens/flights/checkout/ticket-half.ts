import { formatMoney, type Money } from '#domain/core/money.ts';
import { formatPersianDayFa, moneyInPersian, persianList, toPersianDigits } from '#domain/core/persian-text.ts';
import { clockOf, dayOf, formatFullDay, MINUTE_MS } from '#domain/core/time.ts';
import { shortAirport } from '#domain/country/airports.ts';
import { cityOf } from '#domain/country/cities.ts';
import { airlineNameOf } from '#domain/flights/airlines.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import { TICKET_IN_PERSIAN } from '#domain/flights/ticket-in-persian.ts';
import { m } from '#src/copy/generated/messages.js';

/** Texts of a ticket in one language; names and codes are equal in both. */
export type TicketWords = {
  readonly ticket: (number: number, count: number) => string;
  readonly leg: (leg: OrderLeg) => LegWords;
  readonly labels: Readonly<Record<'flight' | 'class' | 'bags' | 'passport' | 'ticket' | 'order' | 'price', string>>;
  readonly prices: (prices: readonly Money[]) => string;
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

const minutesOf = ({ flight }: OrderLeg) => Math.round((flight.arrivesAt - flight.departsAt) / MINUTE_MS);

function airportText(code: string, terminal: string | null): string {
  const place = { city: cityOf(code), airport: shortAirport(code) };
  return terminal ? m.issue_doc_airport_terminal({ ...place, terminal }) : m.issue_doc_airport(place);
}

function durationText(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return hours > 0 ? m.issue_doc_hours({ hours, minutes }) : m.issue_doc_minutes({ minutes });
}

export const ENGLISH: TicketWords = {
  ticket: (number, count) => m.issue_doc_ticket({ number, count }),
  labels: {
    flight: m.issue_doc_flight(),
    class: m.issue_doc_class(),
    bags: m.issue_doc_bags(),
    passport: m.issue_doc_passport(),
    ticket: m.issue_doc_number(),
    order: m.issue_doc_order(),
    price: m.issue_doc_price(),
  },
  prices: (prices) => prices.map(formatMoney).join(', '),
  leg: (leg) => {
    const { path, flight, fare } = leg;
    return {
      path: path === 'departing' ? m.issue_doc_leg_out() : m.issue_doc_leg_back(),
      from: flight.origin,
      to: flight.destination,
      departs: clockOf(flight.departsAt),
      departsOn: formatFullDay(dayOf(flight.departsAt)),
      departsFrom: airportText(flight.origin, flight.terminal),
      duration: durationText(minutesOf(leg)),
      arrives: clockOf(flight.arrivesAt),
      arrivesAt: airportText(flight.destination, null),
      airline: airlineNameOf(flight.airline)?.en ?? flight.airlineName,
      flight: flightCode(flight),
      economy: m.issue_doc_economy(),
      fareClass: fare.fareClass,
      checked: m.issue_doc_kg({ kg: fare.checkedKg }),
      cabin: m.issue_doc_cabin({ kg: fare.handKg }),
    };
  },
};

export const PERSIAN: TicketWords = {
  ticket: TICKET_IN_PERSIAN.kicker,
  labels: TICKET_IN_PERSIAN.labels,
  prices: (prices) => persianList(prices.map(moneyInPersian)),
  leg: (leg) => {
    const { path, flight, fare } = leg;
    return {
      path: TICKET_IN_PERSIAN.way[path],
      from: TICKET_IN_PERSIAN.city(flight.origin),
      to: TICKET_IN_PERSIAN.city(flight.destination),
      departs: toPersianDigits(clockOf(flight.departsAt)),
      departsOn: formatPersianDayFa(dayOf(flight.departsAt)),
      departsFrom: TICKET_IN_PERSIAN.airport(flight.origin, flight.terminal),
      duration: TICKET_IN_PERSIAN.duration(minutesOf(leg)),
      arrives: toPersianDigits(clockOf(flight.arrivesAt)),
      arrivesAt: TICKET_IN_PERSIAN.airport(flight.destination, null),
      airline: airlineNameOf(flight.airline)?.fa ?? flight.airlineName,
      flight: flightCode(flight),
      economy: TICKET_IN_PERSIAN.economy,
      fareClass: fare.fareClass,
      checked: TICKET_IN_PERSIAN.checked(fare.checkedKg),
      cabin: `و ${TICKET_IN_PERSIAN.cabin(fare.handKg)}`,
    };
  },
};
