import { expect, test } from 'vitest';
import { hotelOrderFor } from '#machines/hotels/hotel-booking/documents.ts';
import { familyStay } from '#machines/hotels/hotel-results/fixtures.ts';
import { lodgingJson } from '#src/screens/hotels/checkout/lodging.ts';

test('a voucher says its stay to programs that read pages, and cannot end its script', () => {
  const issued = hotelOrderFor('issued', { stay: familyStay });
  const [lead, ...others] = issued.passengers;
  const order = { ...issued, passengers: [{ ...lead, firstName: 'Mara</script>' }, ...others] } as typeof issued;
  const json = lodgingJson(order, 'SIM ABB 08739402', 'https://example.org/hotel/issue/id');
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: 'SIM ABB 08739402',
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    url: 'https://example.org/hotel/issue/id',
    underName: { '@type': 'Person', name: `Mara</script> ${lead?.lastName}` },
    checkinTime: '2026-12-05T10:30:00.000Z',
    checkoutTime: '2026-12-08T08:30:00.000Z',
    numAdults: 4,
    numChildren: 1,
    lodgingUnitDescription: order.item.rooms.map(({ room }) => room.name.en).join(', '),
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: 'Abbasi Hotel',
      address: {
        '@type': 'PostalAddress',
        streetAddress: order.item.area.en,
        addressLocality: 'Isfahan',
        addressCountry: 'IR',
      },
    },
  });
});
