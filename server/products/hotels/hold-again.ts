import type { Transaction } from 'kysely';
import { euro, type Money } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { nightsOf } from '#domain/hotels/hotel-prices.ts';
import type { Basics } from '#server/basics.ts';
import type { Tables } from '#server/db/database.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Priced } from '#server/orders/product.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { faresOf, type HeldRoom, type HotelDetail, partiesOf, stockOf } from '#server/products/hotels/detail.ts';
import { keptHotelOf } from '#server/products/hotels/inventory/catalogue.ts';
import {
  pricedStay,
  RoomGoneError,
  requireRooms,
  reserveRooms,
  soldOutProblem,
  type WantedStay,
} from '#server/products/hotels/reserve-rooms.ts';
import { lockNights } from '#server/products/hotels/stock.ts';

/** 409 for a hotel on request: its rooms need the hotel's answer first. */
export const asksFirst = () =>
  new ProblemError(409, { code: 'not_allowed', message: 'This hotel is asked first, and answers within three hours.' });

export const wantedOf = (detail: HotelDetail, now: number): WantedStay => ({
  hotelId: detail.hotel.hotelId,
  stay: {
    checkIn: detail.checkIn,
    checkOut: detail.checkOut,
    nights: nightsOf(detail.checkIn, detail.checkOut),
    rooms: partiesOf(detail),
    now,
  },
  rooms: detail.rooms.map(({ room, rate, party }) => ({ roomId: room.roomId, rateId: rate.rateId, party })),
});

/** Takes the rooms of an expired order again, at current prices and for the known ages. */
export async function holdRoomsAgain(
  tx: Transaction<Tables>,
  { detail, fares }: OrderOf<HotelDetail>,
  { accepted, now }: { readonly accepted: Money | undefined; readonly now: number },
): Promise<Priced<HotelDetail>> {
  if (detail.inquiryId !== undefined) {
    throw asksFirst();
  }
  const wanted = wantedOf(detail, now);
  const hotel = await keptHotelOf(tx, wanted.hotelId);
  if (hotel?.row.answers === 'onRequest') throw asksFirst();
  const book = await lockNights(tx, stockOf(pricedStay(hotel, new Map(), wanted)));
  const { guests, personal } = detail;
  const priced = pricedStay(hotel, book, wanted);
  const held = {
    ...priced,
    rooms: priced.rooms.map((room, index) => ({ ...room, ...searchedOf(detail.rooms[index]) })),
    guests,
    ...(personal && { personal }),
  };
  requireRooms(held, book, wanted);
  requirePrice(faresOf(held), { shown: euro(fares), accepted });
  await reserveRooms(tx, held, wanted);
  return { detail: held, fares: faresOf(held) };
}

const searchedOf = (room: HeldRoom | undefined): Pick<HeldRoom, 'searched'> =>
  room?.searched ? { searched: room.searched } : {};

export const explainSoldOut = async (deps: Basics, order: OrderOf<HotelDetail>, error: unknown): Promise<unknown> =>
  error instanceof RoomGoneError ? soldOutProblem(deps, error, order.owner) : error;
