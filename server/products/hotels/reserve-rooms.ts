import type { Transaction } from 'kysely';
import { euro, type Money } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { dayIn } from '#domain/core/zoned-time.ts';
import { MAX_OTHER_ROOMS } from '#domain/hotels/hotel-limits.ts';
import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { detailOf, type HotelDetail, stockOf } from '#server/products/hotels/detail.ts';
import { type CatalogueHotel, hotelOf, keptHotelOf } from '#server/products/hotels/inventory/catalogue.ts';
import { toChoice } from '#server/products/hotels/offers.ts';
import { choiceOf, choicesFor, offOf, quoteRooms, type Stay } from '#server/products/hotels/quote.ts';
import { changeNights, readStock, type StockBook } from '#server/products/hotels/stock.ts';
import { withoutOwn } from '#server/products/hotels/visitor-holds.ts';

export type WantedRoom = { readonly roomId: string; readonly rateId: string; readonly party: RoomParty };

export type WantedStay = {
  readonly hotelId: string;
  readonly stay: Stay;
  readonly rooms: readonly WantedRoom[];
};

/** A room that is sold out. Rolls the transaction back; `soldOutProblem` then adds alternatives. */
export class RoomGoneError extends Error {
  readonly wanted: WantedStay;
  readonly room: number;

  constructor(wanted: WantedStay, room: number) {
    super(`Room ${room} of ${wanted.hotelId} is gone`);
    this.name = 'RoomGoneError';
    this.wanted = wanted;
    this.room = room;
  }
}

/** Day in the hotel's time zone: a stay is on sale until midnight there. */
const hasBegun = ({ city }: CatalogueHotel, { checkIn, now }: Stay): boolean => checkIn < dayIn(city.timeZone, now);

/** The wanted rooms at current prices, available or not. Throws when no longer on sale. */
export function pricedStay(hotel: CatalogueHotel | undefined, book: StockBook, wanted: WantedStay): HotelDetail {
  const { stay, rooms } = wanted;
  if (!hotel || hasBegun(hotel, stay)) throw new RoomGoneError(wanted, 0);
  const quotes = quoteRooms(hotel, book, stay);
  const off = offOf(hotel, stay);
  const chosen = rooms.map(({ roomId, rateId, party }, index) => {
    const quote = quotes.find(({ room }) => room.id === roomId);
    const rate = hotel.rates.find(({ id }) => id === rateId);
    if (!quote || !rate || quote.minNights > stay.nights.length) throw new RoomGoneError(wanted, index);
    return { choice: choiceOf(hotel, quote, rate, party, off), party };
  });
  return detailOf(hotel, chosen, { checkIn: stay.checkIn, checkOut: stay.checkOut, percentOff: off });
}

/** Throws RoomGoneError for the first room without stock, counting the rooms before it. */
export function requireRooms(detail: HotelDetail, book: StockBook, wanted: WantedStay): void {
  const taken = new Map<string, number>();
  for (const [index, { room, nights, capacity }] of stockOf(detail).entries()) {
    const before = taken.get(room) ?? 0;
    const left = nights.map((night) => {
      const stock = book.get(room)?.get(night);
      return stock ? stock.capacity - stock.gone : capacity;
    });
    if (Math.min(...left) - before < 1) throw new RoomGoneError(wanted, index);
    taken.set(room, before + 1);
  }
}

/** Takes the rooms of a stay that was priced from rows locked by the caller. */
export async function reserveRooms(tx: Transaction<Tables>, detail: HotelDetail, wanted: WantedStay): Promise<void> {
  if (!(await changeNights(tx, stockOf(detail), { held: 1, sold: 0 }))) throw new RoomGoneError(wanted, 0);
}

/**
 * Takes the rooms of an order paid after its hold ended, at the paid price. False when they are gone or no longer
 * exist.
 */
export async function takePaid(db: Queryable, detail: HotelDetail): Promise<boolean> {
  const hotel = await keptHotelOf(db, detail.hotel.hotelId);
  const wanted = stockOf(detail).flatMap((nights) => {
    const room = hotel?.rooms.find(({ key }) => key === nights.room);
    return room ? { ...nights, capacity: room.rooms } : [];
  });
  return wanted.length === detail.rooms.length && changeNights(db, wanted, { held: 1, sold: 0 });
}

/** 409 `sold_out` with the room and up to three other choices of the same hotel for its guests. */
export async function soldOutProblem(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { wanted, room }: RoomGoneError,
  visitor: string | null,
): Promise<ProblemError> {
  const { hotelId, stay, rooms } = wanted;
  const hotel = await hotelOf(db, hotelId);
  const party = rooms[room]?.party;
  const keys = hotel?.rooms.map(({ key }) => key) ?? [];
  const book = await readStock(db, keys, { from: stay.checkIn, to: stay.checkOut });
  const mine = await withoutOwn(db, book, visitor, stay.now);
  // Rooms needed by the rest of this stay are not offered.
  const needed = (key: string) =>
    rooms.filter((one, index) => index !== room && `${hotelId}.${one.roomId}` === key).length;
  // Also when an own hold has the last one: the same room is no alternative.
  const lost = `${hotelId}.${rooms[room]?.roomId}`;
  const quotes = hotel
    ? [
        ...quoteRooms(hotel, book, stay).filter((quote) => quote.room.key === lost),
        ...quoteRooms(hotel, mine, stay).filter((quote) => quote.room.key !== lost),
      ].map((quote) => ({ ...quote, left: quote.left - needed(quote.room.key) }))
    : [];
  const choices = hotel && party && !hasBegun(hotel, stay) ? choicesFor(hotel, quotes, party, stay) : [];
  const firsts = choices.filter((choice, index) => choices.findIndex(({ quote }) => quote === choice.quote) === index);
  const others =
    hotel && party
      ? firsts
          .slice(0, MAX_OTHER_ROOMS)
          .map((choice) => toChoice(choice, { hotel, party, stay, secret: config.secret }))
      : [];
  return new ProblemError(409, {
    code: 'sold_out',
    message: 'This room has just been taken.',
    stay: { room, others },
  });
}

export const sumOf = (amounts: readonly number[]): Money => euro(amounts.reduce((all, one) => all + one, 0));
