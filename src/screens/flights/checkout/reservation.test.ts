import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { documents, orders } from '#machines/flights/flight-booking/fixtures.ts';
import { reservationJson } from '#src/screens/flights/checkout/reservation.ts';

test('a reservation per ticket and leg, in Tehran time, that cannot end its script', () => {
  const passengers = orders.issued.passengers.map((one) => ({ ...one, firstName: 'Anna</script>' }));
  const json = reservationJson({ ...orders.issued, passengers }, documents.issued, 'https://example.org/issue/id');
  expect(json).not.toContain('<');
  const reservations: unknown[] = JSON.parse(json);
  expect(reservations).toHaveLength(6); // three people, return trip
  expectFields(reservations[0], {
    '@type': 'FlightReservation',
    reservationNumber: 'SFR-7K2M-9Q',
    ticketNumber: 'SIM 000 482130',
    'underName.name': 'Anna</script> Keller',
    'reservationFor.departureTime': '2026-12-05T10:20:00+03:30',
  });
  for (const { holder } of documents.issued.papers) expect(json).not.toContain(holder?.passportNumber);
});
