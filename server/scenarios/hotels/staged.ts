import { sql } from 'kysely';
import { nightsOf } from '#domain/hotels/hotel-prices.ts';
import type { Deps } from '#server/orders/deps.ts';
import { type CatalogueHotel, hotelOf } from '#server/products/hotels/inventory/catalogue.ts';
import { openOffer } from '#server/products/hotels/offers.ts';
import { quoteRooms } from '#server/products/hotels/quote.ts';
import { lockNights } from '#server/products/hotels/stock.ts';
import { type Befalls, type Staged, stagedHold } from '#server/scenarios/hold.ts';
import { stagedInquiry } from '#server/scenarios/inquiry.ts';

async function roomOf({ db, config, now }: Deps, offerIds: readonly string[]) {
  const { hotelId, roomId, checkIn, checkOut } = openOffer(offerIds.at(-1) ?? '', now(), config.secret);
  const hotel = await hotelOf(db, hotelId);
  const room = hotel?.rooms.find(({ id }) => id === roomId);
  if (!hotel || !room) throw new Error(`There is no ${roomId} in ${hotelId}`);
  return { hotel, room, nights: nightsOf(checkIn, checkOut) };
}

const stockOf = (room: CatalogueHotel['rooms'][number], days: readonly string[]) => ({
  room: room.key,
  nights: days,
  count: 1,
  capacity: room.rooms,
});

/** Applies to the last searched room, so that earlier rooms are taken and freed. */
const befalls: Befalls = {
  movePrice: async (deps, offerIds, cents) => {
    const { hotel, room, nights } = await roomOf(deps, offerIds);
    await deps.db.transaction().execute(async (tx) => {
      const days = nights.map(({ day }) => day);
      const book = await lockNights(tx, [stockOf(room, days)]);
      const quote = quoteRooms(hotel, book, { nights }).find((one) => one.room.key === room.key);
      const price = Math.max(100, (quote?.nightPrices[0] ?? 0) + cents);
      await tx
        .updateTable('hotel_night')
        .set({ price })
        .where('room', '=', room.key)
        .where('night', '=', days[0] ?? '')
        .execute();
    });
  },
  sellOut: async (deps, offerIds) => {
    const { room, nights } = await roomOf(deps, offerIds);
    const days = nights.map(({ day }) => day);
    await deps.db.transaction().execute(async (tx) => {
      await lockNights(tx, [stockOf(room, days)]);
      await tx
        .updateTable('hotel_night')
        .set({ sold: sql<number>`capacity - held` })
        .where('room', '=', room.key)
        .where('night', 'in', days)
        .execute();
    });
  },
};

export const staged: Staged = ({ holdHotels, askHotel, readHotelInquiry }) => ({
  holdHotels: stagedHold(holdHotels, befalls),
  askHotel: stagedHold(askHotel, befalls),
  readHotelInquiry: stagedInquiry(readHotelInquiry),
});
