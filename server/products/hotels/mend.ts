import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { dayIn } from '#domain/core/zoned-time.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import { countsAsAdult, type RoomParty, writeRooms } from '#domain/hotels/hotel-rooms.ts';
import { nightProblems, roomsOfCounts } from '#domain/hotels/hotel-search.ts';
import type { OfferContext, Offered } from '#server/orders/product.ts';
import { type CatalogueHotel, catalogueOf } from '#server/products/hotels/inventory/catalogue.ts';
import { cheapestTogether, choicesForAll, quoteRooms, type Stay } from '#server/products/hotels/quote.ts';
import { stayOf } from '#server/products/hotels/stay.ts';
import { readStock, type StockBook } from '#server/products/hotels/stock.ts';

const IN_A_ROOM = 2;
const MOST_GUESTS = 9;

/** The lowest price in a city for enough double rooms for these people; of whom no age is known sleeps as an adult. */
export async function findRooms(wish: TripWish, { db, now }: OfferContext): Promise<Offered | null> {
  if (wish.kind !== 'stay' || wish.people > MOST_GUESTS) return null;
  const { place, day: checkIn, until: checkOut } = wish;
  const hotels = (await catalogueOf(db, now)).hotelsIn.get(place.slug) ?? [];
  const [first] = hotels;
  if (!first || Object.keys(nightProblems(checkIn, checkOut, dayIn(first.city.timeZone, now))).length > 0) return null;
  const rooms = roomsFor(wish);
  if (!rooms) return null;
  const stay = stayOf({ checkIn, checkOut, rooms }, first.city.timeZone, now);
  const keys = hotels.flatMap((hotel) => hotel.rooms.map(({ key }) => key));
  const stock = await readStock(db, keys, { from: checkIn, to: checkOut });
  const lowest = hotels.flatMap((hotel) => totalAt(hotel, stock, stay) ?? []).toSorted((a, b) => a - b)[0];
  if (lowest === undefined) return null;
  const destination = `city/${place.slug}/${place.name}`;
  return {
    href: pathTo.hotels({ destination, departing: checkIn, returning: checkOut, rooms: writeRooms(rooms) }),
    price: euro(lowest),
  };
}

/** null: children alone, or no room has an adult for each. */
function roomsFor({ people, company = [] }: TripWish): RoomParty[] | null {
  const ages = company.flatMap(({ age }) => (age === null || countsAsAdult(age) ? [] : [age]));
  const adults = people - ages.length;
  const count = Math.min(adults, Math.ceil(people / IN_A_ROOM));
  return count === 0 ? null : roomsOfCounts(adults, ages, count);
}

function totalAt(hotel: CatalogueHotel, stock: StockBook, stay: Stay): number | null {
  const together = cheapestTogether(choicesForAll(hotel, quoteRooms(hotel, stock, stay), stay));
  return together ? together.reduce((sum, { total }) => sum + total, 0) : null;
}
