import { expect, test } from 'vitest';
import { euro } from '#domain/money.ts';
import { momentOf } from '#domain/time.ts';
import { reservationJson } from '#src/screens/issue/reservation.ts';

const zero = euro(0);

test('a reservation per ticket and leg, in Tehran time, that cannot end its script', () => {
  const json = reservationJson(
    {
      orderId: 'id',
      reference: 'SFR-7K2M-9Q',
      issuedAt: 0,
      tickets: [
        {
          ticketNumber: 'SIM 213 004417',
          passportNumber: 'C01X00T47',
          passenger: {
            ageClass: 'adult',
            title: 'MS',
            firstName: 'Anna</script>',
            lastName: 'Keller',
            nationality: 'DE',
            passportMasked: '',
            fareClasses: ['adult'],
          },
          legs: [
            {
              path: 'departing',
              prices: { adult: zero, child: zero, infant: zero },
              fare: { kind: 'systemic', fareClass: 'A', checkedKg: 20, handKg: 5, refundSteps: [] },
              flight: {
                airline: 'QB',
                airlineName: 'Qeshm Air',
                flightNumber: '1213',
                aircraft: 'Airbus A320',
                origin: 'THR',
                destination: 'SYZ',
                departsAt: momentOf('2026-12-05', 620),
                arrivesAt: momentOf('2026-12-05', 710),
                terminal: '2',
              },
            },
          ],
        },
      ],
    },
    'https://example.org/flights/issue/id',
  );
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject([
    {
      '@type': 'FlightReservation',
      reservationNumber: 'SFR-7K2M-9Q',
      underName: { name: 'Anna</script> Keller' },
      reservationFor: { departureTime: '2026-12-05T10:20:00+03:30', departureTerminal: '2' },
    },
  ]);
  expect(json).not.toContain('C01X00T47');
});
