import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Operation } from '#server/contract.ts';
import { type CatalogueHotel, catalogueOf } from '#server/products/hotels/inventory/catalogue.ts';
import { keysOf } from '#server/products/hotels/operations/searchHotels.ts';
import { cheapestTogether, choicesForAll, quoteRooms, type Stay } from '#server/products/hotels/quote.ts';
import { stayOf } from '#server/products/hotels/stay.ts';
import { readStock, type StockBook } from '#server/products/hotels/stock.ts';

type LowestRoom = components['schemas']['LowestRoom'];

const COUPLE = [{ adults: [30, 30], children: [] }];

/** Hotel prices for the map of a country: the same totals as a search in each of its cities. */
export const listLowestRooms: Operation<'listLowestRooms'> = async ({ query, deps }) => {
  const { country, checkIn, checkOut } = query;
  const now = deps.now();
  const { hotels } = await catalogueOf(deps.db, now);
  const found = [...hotels.values()].filter(({ city }) => city.country === country);
  const [first] = found;
  if (!first) throw new ProblemError(404, { code: 'not_found', message: 'We know no hotel there.' });
  const stay = stayOf({ checkIn, checkOut, rooms: COUPLE }, first.city.timeZone, now);
  const book = await readStock(deps.db, keysOf(found), { from: checkIn, to: checkOut });
  const body = found
    .flatMap((hotel) => lowestOf(hotel, book, stay) ?? [])
    .sort((a, b) => a.total.amount - b.total.amount);
  return { status: 200, body };
};

function lowestOf(hotel: CatalogueHotel, book: StockBook, stay: Stay): LowestRoom | undefined {
  const together = cheapestTogether(choicesForAll(hotel, quoteRooms(hotel, book, stay), stay));
  if (!together) return;
  const { city, link, name, point, precision } = hotel.summary;
  const total = euro(together.reduce((sum, choice) => sum + choice.total, 0));
  return { city: city.slug, link, name: name.en, point, precision, total };
}
