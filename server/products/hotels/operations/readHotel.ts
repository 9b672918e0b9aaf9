import { ProblemError } from '#domain/core/problem.ts';
import type { Operation } from '#server/contract.ts';
import { roomTypeOf } from '#server/products/hotels/detail.ts';
import { driverCard } from '#server/products/hotels/driver.ts';
import { type Catalogue, type CatalogueHotel, catalogueOf } from '#server/products/hotels/inventory/catalogue.ts';

/** One hotel, by its own slug or by its slug within the country. */
export const readHotel: Operation<'readHotel'> = async ({ path, deps }) => {
  const catalogue = await catalogueOf(deps.db, deps.now());
  const hotel = hotelAt(catalogue, path.land.toLowerCase(), path.hotel);
  if (!hotel) throw new ProblemError(404, { code: 'not_found', message: 'We know no such hotel.' });
  const { row, city, summary, rooms } = hotel;
  return {
    status: 200,
    body: {
      hotel: summary,
      timeZone: city.timeZone,
      about: row.about,
      rooms: rooms.map(roomTypeOf),
      rules: row.rules,
      cityTax: row.cityTax && { ...row.cityTax, each: { amount: row.cityTax.each, currency: 'EUR' } },
      sights: [...(catalogue.sightsIn.get(row.city) ?? [])],
      driver: driverCard(row, city),
      source: { confidence: row.confidence, isSimulated: row.isSimulated },
    },
  };
};

/** Within a country several cities may have the same slug: then it is ambiguous. */
function hotelAt({ hotels }: Catalogue, land: string, slug: string): CatalogueHotel | undefined {
  const known = hotels.get(`${land}-${slug}`);
  if (known) return known.row.city === land ? known : undefined;
  const found = [...hotels.values()].filter(
    ({ row, city }) => row.slug === slug && city.country.toLowerCase() === land,
  );
  return found.length === 1 ? found[0] : undefined;
}
