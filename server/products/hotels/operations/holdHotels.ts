import { sql, type Transaction } from 'kysely';
import { isSameMoney, type Money } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { nightsOf } from '#domain/hotels/hotel-prices.ts';
import { roomProblems } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Operation } from '#server/contract.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { type BeginRequest, openOnce } from '#server/orders/begin-once.ts';
import { createHold } from '#server/orders/create-order.ts';
import { lockReplaced } from '#server/orders/lock-replaced.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { releaseOrder } from '#server/orders/release.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { asHotels, faresOf, HOTELS, stayTotalOf, stockOf } from '#server/products/hotels/detail.ts';
import { asksFirst } from '#server/products/hotels/hold-again.ts';
import { hotelOf, keptHotelOf } from '#server/products/hotels/inventory/catalogue.ts';
import { openOffer } from '#server/products/hotels/offers.ts';
import {
  pricedStay,
  RoomGoneError,
  requireRooms,
  reserveRooms,
  soldOutProblem,
  sumOf,
  type WantedStay,
} from '#server/products/hotels/reserve-rooms.ts';
import { lockNights, readStock } from '#server/products/hotels/stock.ts';
import { isFor, searchedTotal } from '#server/products/hotels/visitor-holds.ts';

/** Takes the rooms of all offers or none, for ten minutes, and opens an order. */
export const holdHotels: Operation<'holdHotels'> = (call) =>
  openOnce(call, 'holdHotels', { product: HOTELS, refuse, open, explain: explainGone });

type Holding = BeginRequest<components['schemas']['HotelHoldRequest']>;

async function refuse({ body, now, config }: Holding, db: Database): Promise<void> {
  const { wanted } = readOffers(body.offerIds, now, config.secret);
  const hotel = await hotelOf(db, wanted.hotelId);
  const { checkIn: from, checkOut: to } = wanted.stay;
  const book = await readStock(db, hotel?.rooms.map(({ key }) => key) ?? [], { from, to });
  requireRooms(pricedStay(hotel, book, wanted), book, wanted);
}

/** A second click waits here for the first and then finds what it made. Held and requested rooms count together. */
export const lockRoomsOf = (tx: Transaction<Tables>, visitor: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`rooms of ${visitor}`}, 0))`.execute(tx);

async function open(tx: Transaction<Tables>, asked: Holding): Promise<OrderRow> {
  const { body, visitor, now } = asked;
  const { wanted, shown } = readOffers(body.offerIds, now, asked.config.secret);
  await lockRoomsOf(tx, visitor);
  const given = body.replacesOrderId ? await lockReplaced(tx, body.replacesOrderId, asked, TAKING) : null;
  const replaced = given && asHotels(given);
  const hotel = await keptHotelOf(tx, wanted.hotelId);
  if (hotel?.row.answers === 'onRequest') throw asksFirst();
  const first = pricedStay(hotel, new Map(), wanted);
  // Locks the nights of both orders at once, against deadlocks.
  const touched = [...stockOf(first), ...(replaced ? stockOf(replaced.detail) : [])];
  const book = await lockNights(tx, touched);
  const detail = pricedStay(hotel, book, wanted);
  // A hold at another price is not what was chosen: take the rooms at current prices.
  const isShown = (price: Money) =>
    isSameMoney(price, shown) || (body.acceptedTotal && isSameMoney(price, body.acceptedTotal));
  const holds = (await ownHolds(tx, HOTELS, asked)).map(asHotels);
  const same = holds.find(
    (order) => isMaker(order, asked) && isFor(order, detail) && isShown(searchedTotal(order.detail)),
  );
  // Release the replaced order first: its rooms may be the wanted ones.
  if (replaced && replaced.id !== same?.id) await releaseOrder(tx, replaced, asked);
  if (same) return same;
  requireRooms(detail, replaced ? await lockNights(tx, touched) : book, wanted);
  requirePrice(stayTotalOf(detail), { shown, accepted: body.acceptedTotal });
  await reserveRooms(tx, detail, wanted);
  return createHold(tx, asked, { product: HOTELS, detail, fares: faresOf(detail).amount });
}

/** What else the hotel has instead of a room that is gone. */
export const explainGone = async (error: unknown, { visitor, config }: BeginRequest, db: Database): Promise<unknown> =>
  error instanceof RoomGoneError ? soldOutProblem({ db, config }, error, visitor) : error;

const TAKING = { product: HOTELS, refusal: 'Rooms take the place of rooms alone.' };

/** Opens offers of one hotel for the same nights; throws 400 for others, and 410 when expired. */
export function readOffers(offerIds: readonly string[], now: number, secret: string) {
  const offers = offerIds.map((offer) => openOffer(offer, now, secret));
  const [first] = offers;
  const isOneStay = (one: (typeof offers)[number]) =>
    one.hotelId === first?.hotelId && one.checkIn === first.checkIn && one.checkOut === first.checkOut;
  if (!first || !offers.every(isOneStay)) {
    const fields = { offerIds: 'do not belong together' };
    throw new ProblemError(400, { code: 'invalid_request', message: 'These offers are not one stay.', fields });
  }
  // Each offer was within the limits of the search; together they may exceed them.
  if (Object.keys(roomProblems(offers.map(({ party }) => party))).length > 0) {
    const fields = { offerIds: 'are for more people than one order takes' };
    throw new ProblemError(400, { code: 'invalid_request', message: 'These are too many people.', fields });
  }
  const { hotelId, checkIn, checkOut } = first;
  const rooms = offers.map(({ roomId, rateId, party }) => ({ roomId, rateId, party }));
  const nights = nightsOf(checkIn, checkOut);
  const wanted: WantedStay = {
    hotelId,
    rooms,
    stay: { checkIn, checkOut, nights, rooms: rooms.map(({ party }) => party), now },
  };
  return { wanted, shown: sumOf(offers.map(({ total }) => total)) };
}
