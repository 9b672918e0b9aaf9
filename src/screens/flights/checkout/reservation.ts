import { TEHRAN_OFFSET_MS } from '#domain/core/time.ts';
import { airportOf } from '#domain/country/airports.ts';
import { airlineNameOf } from '#domain/flights/airlines.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';
import { type FlightOrder, ticketsOf } from '#src/screens/flights/checkout/order.ts';

/** 2026-12-05T10:20:00+03:30 */
const tehranTime = (moment: number) => `${new Date(moment + TEHRAN_OFFSET_MS).toISOString().slice(0, 19)}+03:30`;

const airport = (code: string) => ({ '@type': 'Airport', name: airportOf(code)?.airport ?? code, iataCode: code });

/** schema.org FlightReservation data of the tickets, safe inside a script element. */
export function reservationJson(order: FlightOrder, documents: Documents, pageUrl: string): string {
  const reservations = ticketsOf(order, documents).flatMap(({ passenger, ticketNumber, legs }) =>
    legs.map(({ flight }) => ({
      '@context': 'https://schema.org',
      '@type': 'FlightReservation',
      reservationNumber: documents.reference,
      ticketNumber,
      reservationStatus: 'https://schema.org/ReservationConfirmed',
      url: pageUrl,
      underName: { '@type': 'Person', name: `${passenger.firstName} ${passenger.lastName}` },
      reservationFor: {
        '@type': 'Flight',
        flightNumber: flight.flightNumber,
        provider: {
          '@type': 'Airline',
          name: airlineNameOf(flight.airline)?.en ?? flight.airlineName,
          iataCode: flight.airline,
        },
        departureAirport: airport(flight.origin),
        departureTime: tehranTime(flight.departsAt),
        ...(flight.terminal ? { departureTerminal: flight.terminal } : {}),
        arrivalAirport: airport(flight.destination),
        arrivalTime: tehranTime(flight.arrivesAt),
      },
    })),
  );
  return JSON.stringify(reservations).replaceAll('<', '\\u003c');
}
