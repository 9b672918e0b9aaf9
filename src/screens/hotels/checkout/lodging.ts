import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';

/** schema.org LodgingReservation data of the voucher, safe inside a script element. */
export function lodgingJson(
  { reference, item, passengers }: HotelOrder,
  voucherNumber: string,
  pageUrl: string,
): string {
  const [lead] = passengers;
  const adults = passengers.filter(({ ageClass }) => ageClass === 'adult').length;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'LodgingReservation',
    reservationNumber: voucherNumber || reference,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    url: pageUrl,
    ...(lead ? { underName: { '@type': 'Person', name: `${lead.firstName} ${lead.lastName}` } } : {}),
    checkinTime: new Date(item.checkInAt).toISOString(),
    checkoutTime: new Date(item.checkOutAt).toISOString(),
    numAdults: adults,
    numChildren: passengers.length - adults,
    lodgingUnitDescription: item.rooms.map(({ room }) => room.name.en).join(', '),
    reservationFor: {
      '@type': 'LodgingBusiness',
      name: item.name.en,
      address: {
        '@type': 'PostalAddress',
        streetAddress: item.area.en,
        addressLocality: item.city.name.en,
        addressCountry: item.country,
      },
    },
  }).replaceAll('<', '\\u003c');
}
