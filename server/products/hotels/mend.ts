import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayIn } from '#domain/core/zoned-time.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import { nightProblems } from '#domain/hotels/hotel-search.ts';
import type { OfferContext, Offered } from '#server/orders/product.ts';
import { type CatalogueHotel, catalogueOf } from '#server/products/hotels/inventory/catalogue.ts';
import { cheapestTogether, choicesForAll, quoteRooms, type Stay } from '#server/products/hotels/quote.ts';
import { stayOf } from '#server/products/hotels/stay.ts';
import { readStock, type StockBook } from '#server/products/hotels/stock.ts';

/** Same assumption as the search for an adult of unknown age. */
const ADULT = 30;
const IN_A_ROOM = 2;
const MOST_GUESTS = 9;

/** The lowest price in a city for enough double rooms for these adults. */
export async function findRooms(wish: TripWish, { db, now }: OfferContext): Promise<Offered | null> {
  if (wish.kind !== 'stay' || wish.people > MOST_GUESTS) return null;
  const { place, day: checkIn, until: checkOut } = wish;
  const hotels = (await catalogueOf(db, now)).hotelsIn.get(place.slug) ?? [];
  const [first] = hotels;
  if (!first || Object.keys(nightProblems(checkIn, checkOut, dayIn(first.city.timeZone, now))).length > 0) return null;
  const rooms = Array.from({ length: Math.ceil(wish.people / IN_A_ROOM) }, (_, index) => ({
    adults: Array.from({ length: Math.min(IN_A_ROOM, wish.people - index * IN_A_ROOM) }, () => ADULT),
    children: [],
  }));
  const stay = stayOf({ checkIn, checkOut, rooms }, first.city.timeZone, now);
  const keys = hotels.flatMap((hotel) => hotel.rooms.map(({ key }) => key));
  const stock = await readStock(db, keys, { from: checkIn, to: checkOut });
  const lowest = hotels.flatMap((hotel) => totalAt(hotel, stock, stay) ?? []).toSorted((a, b) => a - b)[0];
  if (lowest === undefined) return null;
  const destination = `city/${place.slug}/${place.name}`;
  return {
    href: pathTo.hotels({ destination, departing: checkIn, returning: checkOut, rooms: JSON.stringify(rooms) }),
    price: euro(lowest),
  };
}

function totalAt(hotel: CatalogueHotel, stock: StockBook, stay: Stay): number | null {
  const together = cheapestTogether(choicesForAll(hotel, quoteRooms(hotel, stock, stay), stay));
  return together ? together.reduce((sum, { total }) => sum + total, 0) : null;
}
