import { formatMoney, type Money } from '#domain/core/money.ts';
import { formatPersianDayFa, inPersian, moneyInPersian, toPersianDigits } from '#domain/core/persian-text.ts';
import { clockOf, dayOf, formatDuration, formatFullDay, MINUTE_MS } from '#domain/core/time.ts';
import { airportOf, shortAirport } from '#domain/country/airports.ts';
import { airlineNameOf } from '#domain/flights/airlines.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import type { LegRefund } from '#domain/flights/flight-cancellation.ts';
import { flightCode } from '#domain/flights/flight-code.ts';
import { TICKET_IN_PERSIAN } from '#domain/flights/ticket-in-persian.ts';

export type LegWords = {
  readonly way: string;
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly departsOn: string;
  readonly departsFrom: string;
  readonly duration: string;
  readonly arrives: string;
  readonly arrivesOn: string;
  readonly arrivesAt: string;
  readonly flight: string;
  readonly airline: string;
  readonly fareClass: string;
  readonly bags: readonly string[];
};

export type PaperWords = {
  readonly language: 'en' | 'fa';
  readonly kicker: (number: number, count: number) => string;
  readonly leg: (leg: OrderLeg) => LegWords;
  readonly price: (price: Money) => string;
  /** One line per refund step. */
  readonly refund: (refund: LegRefund, isCharter: boolean) => readonly string[];
  readonly labels: Readonly<
    Record<'flight' | 'class' | 'bags' | 'passport' | 'ticket' | 'order' | 'price' | 'refund', string>
  >;
};

const minutesOf = ({ flight }: OrderLeg) => Math.round((flight.arrivesAt - flight.departsAt) / MINUTE_MS);
const givesBack = ({ steps }: LegRefund) => steps.filter(({ percent }) => percent > 0);

export const ENGLISH: PaperWords = {
  language: 'en',
  kicker: (number, count) => `E-ticket ${number} of ${count}`,
  leg: (leg) => {
    const { flight, fare, path } = leg;
    const place = (code: string) => `${airportOf(code)?.city ?? code} ${shortAirport(code)}`;
    return {
      way: path === 'departing' ? 'Outbound' : 'Return',
      from: flight.origin,
      to: flight.destination,
      departs: clockOf(flight.departsAt),
      departsOn: formatFullDay(dayOf(flight.departsAt)),
      departsFrom: `${place(flight.origin)}${flight.terminal ? `, terminal ${flight.terminal}` : ''}`,
      duration: formatDuration(minutesOf(leg)),
      arrives: clockOf(flight.arrivesAt),
      arrivesOn: formatFullDay(dayOf(flight.arrivesAt)),
      arrivesAt: place(flight.destination),
      flight: flightCode(flight),
      airline: airlineNameOf(flight.airline)?.en ?? flight.airlineName,
      fareClass: `Economy ${fare.fareClass}`,
      bags: [`${fare.checkedKg} kg checked`, `${fare.handKg} kg in the cabin`],
    };
  },
  price: formatMoney,
  refund: (refund, isCharter) => {
    const lines = givesBack(refund).map(
      ({ percent, until }) => `${percent} % back until ${formatFullDay(dayOf(until))}, ${clockOf(until)}`,
    );
    if (lines.length > 0) return lines;
    return [isCharter ? 'No promised refund: the agency decides' : 'No refund'];
  },
  labels: {
    flight: 'Flight',
    class: 'Class',
    bags: 'Bags',
    passport: 'Passport',
    ticket: 'Ticket',
    order: 'Order',
    price: 'Fare',
    refund: 'Refund',
  },
};

export const PERSIAN: PaperWords = {
  language: 'fa',
  kicker: TICKET_IN_PERSIAN.kicker,
  leg: (leg) => {
    const { flight, fare, path } = leg;
    return {
      way: TICKET_IN_PERSIAN.way[path],
      from: TICKET_IN_PERSIAN.city(flight.origin),
      to: TICKET_IN_PERSIAN.city(flight.destination),
      departs: toPersianDigits(clockOf(flight.departsAt)),
      departsOn: formatPersianDayFa(dayOf(flight.departsAt)),
      departsFrom: TICKET_IN_PERSIAN.airport(flight.origin, flight.terminal),
      duration: TICKET_IN_PERSIAN.duration(minutesOf(leg)),
      arrives: toPersianDigits(clockOf(flight.arrivesAt)),
      arrivesOn: formatPersianDayFa(dayOf(flight.arrivesAt)),
      arrivesAt: TICKET_IN_PERSIAN.airport(flight.destination, null),
      flight: flightCode(flight),
      airline: airlineNameOf(flight.airline)?.fa ?? flight.airlineName,
      fareClass: `${TICKET_IN_PERSIAN.economy} ${inPersian(fare.fareClass)}`,
      bags: [TICKET_IN_PERSIAN.checked(fare.checkedKg), TICKET_IN_PERSIAN.cabin(fare.handKg)],
    };
  },
  price: moneyInPersian,
  refund: (refund, isCharter) => {
    const lines = givesBack(refund).map(
      ({ percent, until }) =>
        `${toPersianDigits(`${percent}`)}٪ تا ${formatPersianDayFa(dayOf(until))}، ${toPersianDigits(clockOf(until))}`,
    );
    if (lines.length > 0) return lines;
    return [isCharter ? 'استرداد فقط با موافقت آژانس' : 'بدون استرداد'];
  },
  labels: { ...TICKET_IN_PERSIAN.labels, refund: 'استرداد' },
};

/** "Outbound: IR 425 Iran Air, Sat 5 Dec 2026, 10:20, Mehrabad to Shiraz". */
export function flightLine(leg: OrderLeg): string {
  const { way, flight, airline, departsOn, departs, departsFrom, arrivesAt } = ENGLISH.leg(leg);
  return `${way}: ${flight} ${airline}, ${departsOn}, ${departs}, ${departsFrom} to ${arrivesAt}`;
}
