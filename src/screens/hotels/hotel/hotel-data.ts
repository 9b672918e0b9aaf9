import { pathTo } from '#domain/core/addresses.ts';
import type { components } from '#openapi/generated/types.ts';

type Hotel = components['schemas']['Hotel'];
type HotelStay = components['schemas']['HotelStay'];

/**
 * schema.org Hotel, for search engines, safe inside of a script element. Prices stand in it with their nights only. Of an
 * invented house nothing is told.
 */
export const hotelJson = (hotel: Hotel, stay: HotelStay | null): string =>
  JSON.stringify({ ...hotelData(hotel, stay), url: pathTo.hotel(hotel.hotel.link) }).replaceAll('<', '\\u003c');

function hotelData({ hotel, about, rules }: Hotel, stay: HotelStay | null): object {
  const { name, stars, area, city, country, point, precision, amenities } = hotel;
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    name: name.en,
    ...(name.fa ? { alternateName: name.fa } : {}),
    description: about,
    address: {
      '@type': 'PostalAddress',
      streetAddress: area.en,
      addressLocality: city.name.en,
      addressCountry: country,
    },
    // Of a house that is known by its quarter we do not say where its door is.
    ...(precision === 'area' ? {} : { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lon } }),
    ...(stars > 0 ? { starRating: { '@type': 'Rating', ratingValue: stars } } : {}),
    checkinTime: rules.checkInFrom,
    checkoutTime: rules.checkOutUntil,
    amenityFeature: amenities.map((amenity) => ({
      '@type': 'LocationFeatureSpecification',
      name: amenity,
      value: true,
    })),
    ...(stay?.best
      ? {
          makesOffer: {
            '@type': 'Offer',
            price: (stay.best.total.amount / 100).toFixed(2),
            priceCurrency: stay.best.total.currency,
            validFrom: stay.checkIn,
            validThrough: stay.checkOut,
          },
        }
      : {}),
  };
}
