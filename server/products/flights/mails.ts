import { calendarFile } from '#domain/core/calendar-file.ts';
import { euro } from '#domain/core/money.ts';
import { formatFullPersianDay } from '#domain/core/persian-day.ts';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { airportOf } from '#domain/country/airports.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { refundPlan } from '#domain/flights/flight-cancellation.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Block } from '#server/mails/layout.ts';
import type { MailWords } from '#server/orders/product.ts';
import { ENGLISH, PERSIAN } from '#server/products/flights/papers/words.ts';

type FlightOrder = components['schemas']['FlightOrder'];

export const MAIL_WORDS: MailWords = {
  whenPaid: 'As soon as the payment is confirmed we issue your tickets and send them here.',
  papers: 'Your tickets',
  issued: 'Your flights are booked and your tickets are issued.',
  numbers: 'Tickets',
  attached: 'Attached: your tickets in English and Persian, the receipt, and your flights for a calendar.',
  cancelled: 'Your tickets are no longer valid, and others can buy your seats.',
  cancelledByBank: 'Your bank took your payment back, so we had to cancel your tickets.',
  nothingBack: 'Nothing: by the rules of these fares there is no refund at this time.',
  notIssued: 'We could not book these flights for you. We are sorry.',
  notIssuedByBank: 'Your bank took the payment back before your tickets were made, so these flights are not booked.',
};

export const itinerary = (legs: readonly OrderLeg[]): Block => ({
  heading: 'Your flights (Tehran time)',
  lines: legs.map(itineraryLine),
});

/** "Outbound: Tehran (THR) 10:20 → Shiraz (SYZ) 11:45, Sat 5 Dec 2026 (14 Azar 1405), Iran Air IR 425". */
function itineraryLine({ path, flight }: OrderLeg): string {
  const day = dayOf(flight.departsAt);
  const arrival = dayOf(flight.arrivesAt) === day ? '' : ' (next day)';
  return [
    `${path === 'departing' ? 'Outbound' : 'Return'}: ${placeOf(flight.origin)} ${clockOf(flight.departsAt)} → ${placeOf(flight.destination)} ${clockOf(flight.arrivesAt)}${arrival}`,
    `${formatFullDay(day)} (${formatFullPersianDay(day)})`,
    `${flight.airlineName} ${flight.flightNumber}`,
  ].join(', ');
}

const placeOf = (code: string) => {
  const airport = airportOf(code);
  return airport ? `${airport.city} (${code})` : code;
};

/** Uses the words of the ticket. */
export function ticketBlocks({ item, lines, discount }: FlightOrder): Block[] {
  const { legs, protection } = item;
  const plan = refundPlan({
    legs,
    lines,
    protection,
    discount: discount?.amount ?? euro(0),
  });
  const ofLegs = legs.map((leg, index) => {
    const { way, bags } = ENGLISH.leg(leg);
    const refund = plan[index];
    return {
      bags: `${way}: ${bags.join(', ')}`,
      refund: refund ? `${way}: ${ENGLISH.refund(refund, leg.fare.kind === 'charter').join('; ')}` : '',
    };
  });
  return [
    { heading: 'Bags', lines: ofLegs.map(({ bags }) => bags) },
    { heading: 'If you cancel (Tehran time)', lines: ofLegs.map(({ refund }) => refund) },
    { lines: ['Bring the passport that you booked with. Be at the airport 90 minutes before departure.'] },
  ];
}

/** One event per flight; importing the same order again replaces its events. */
export function flightsCalendar({ item, reference, issuedAt, serverNow }: FlightOrder, url: string): string {
  const events = item.legs.map((leg) => {
    const { flight, airline, departsFrom, arrivesAt } = ENGLISH.leg(leg);
    const { departsAt, arrivesAt: endsAt, origin, destination } = leg.flight;
    return {
      uid: `${reference}-${leg.path}`,
      startsAt: departsAt,
      endsAt,
      summary: `Flight ${flight} to ${airportOf(destination)?.city ?? destination}`,
      location: airportOf(origin)?.airport ?? origin,
      description: [
        `${airline} ${flight}, ${departsFrom} ${clockOf(departsAt)} to ${arrivesAt} ${clockOf(endsAt)}, Tehran time.`,
        `Order ${reference}.`,
        `Airport in Persian: ${PERSIAN.leg(leg).departsFrom}.`,
        url,
      ].join('\n'),
    };
  });
  return calendarFile(events, issuedAt ?? serverNow);
}
