import { pathTo } from '#domain/core/page-paths.ts';
import type { components } from '#openapi/generated/types.ts';

type Hotel = components['schemas']['Hotel'];
type HotelStay = components['schemas']['HotelStay'];

/**
 * schema.org Hotel data for search engines, safe inside a script element. Prices only with dates. Callers omit it for a fictional hotel.
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
    // The exact position is unknown if only the area is known.
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
