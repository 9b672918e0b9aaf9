import { countryName } from '#domain/core/countries.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { hotelTypeOf } from '#domain/hotels/hotel-type.ts';
import type { Operation } from '#server/contract.ts';
import { type CatalogueHotel, catalogueOf } from '#server/products/hotels/inventory/catalogue.ts';

/** The hotels of a city, or of a country by its code (any case). */
export const listHotels: Operation<'listHotels'> = async ({ path, deps }) => {
  const { hotelsIn, hotels, cities } = await catalogueOf(deps.db, deps.now());
  const land = path.land.toLowerCase();
  const city = cities.get(land);
  if (city) {
    const { id, name, country, lat, lon } = city;
    const point = { lat, lon };
    const place = { land: id, type: 'city' as const, name, country, hotelType: hotelTypeOf(country), point };
    return { status: 200, body: { ...place, hotels: summaries(hotelsIn.get(id) ?? []) } };
  }
  const country = land.toUpperCase();
  const found = [...hotels.values()].filter((hotel) => hotel.city.country === country);
  if (found.length === 0) throw new ProblemError(404, { code: 'not_found', message: 'We know no hotel there.' });
  const name = { en: countryName(country), fa: null };
  const place = { land, type: 'country' as const, name, country, hotelType: hotelTypeOf(country), point: null };
  return { status: 200, body: { ...place, hotels: summaries(found) } };
};

const summaries = (hotels: readonly CatalogueHotel[]) =>
  hotels.map(({ summary }) => summary).sort((a, b) => b.stars - a.stars || (a.name.en < b.name.en ? -1 : 1));
