import type { Money } from '#domain/core/money.ts';
import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import {
  asHotels,
  type HeldRoom,
  HOTELS,
  type HotelDetail,
  stayTotalOf,
  stockOf,
} from '#server/products/hotels/detail.ts';
import { priceOf } from '#server/products/hotels/guests.ts';
import type { StockBook } from '#server/products/hotels/stock.ts';

/** The stock without this visitor's holds: an own hold must not hide rooms from its owner. */
export async function withoutOwn(
  db: Queryable,
  book: StockBook,
  visitor: string | null,
  now: number,
): Promise<StockBook> {
  const holds = visitor === null ? [] : (await ownHolds(db, HOTELS, { visitor, now })).map(asHotels);
  if (holds.length === 0) return book;
  const mine = new Map([...book].map(([room, nights]) => [room, new Map(nights)]));
  for (const { room, nights, count } of holds.flatMap(({ detail }) => stockOf(detail))) {
    for (const night of nights) {
      const stock = mine.get(room)?.get(night);
      if (stock) mine.get(room)?.set(night, { ...stock, gone: stock.gone - count });
    }
  }
  return mine;
}

export const isFor = ({ detail }: Pick<OrderOf<HotelDetail>, 'detail'>, wanted: HotelDetail): boolean =>
  keyOf(detail) === keyOf(wanted);

const keyOf = ({ hotel, checkIn, checkOut, rooms }: HotelDetail): string =>
  JSON.stringify([
    hotel.hotelId,
    checkIn,
    checkOut,
    rooms.map((room) => {
      const { adults, children } = searchedParty(room);
      return [room.stock.key, room.rate.rateId, adults.length, children];
    }),
  ]);

/** Ages entered later do not make a different hold. */
const searchedParty = ({ searched, party }: HeldRoom): RoomParty => searched ?? party;

/** The total for the searched party, as in its offers. */
export const searchedTotal = (detail: HotelDetail): Money =>
  stayTotalOf({
    rooms: detail.rooms.map((room) => ({ ...room, ...priceOf({ ...room, party: searchedParty(room) }, detail) })),
  });
