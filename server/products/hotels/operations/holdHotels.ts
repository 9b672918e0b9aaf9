import { sql, type Transaction } from 'kysely';
import { isSameMoney, type Money } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { nightsOf } from '#domain/hotels/hotel-prices.ts';
import { roomProblems } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { isMaker } from '#server/accounts/own.ts';
import { visitorFor } from '#server/accounts/visitor.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { createOrder } from '#server/orders/create-order.ts';
import type { Deps } from '#server/orders/deps.ts';
import { inHoldTurn } from '#server/orders/hold-turns.ts';
import { type Intention, idempotent, isUsed } from '#server/orders/idempotent.ts';
import { lockReplaced } from '#server/orders/lock-replaced.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { releaseOrder } from '#server/orders/release.ts';
import { asHotels, faresOf, HOTELS, stayTotalOf, stockOf } from '#server/products/hotels/detail.ts';
import { asksFirst, holdDeadline } from '#server/products/hotels/hold-again.ts';
import { hotelOf, keptHotelOf } from '#server/products/hotels/inventory/catalogue.ts';
import { openOffer } from '#server/products/hotels/offers.ts';
import { isFor, ownHolds, searchedTotal } from '#server/products/hotels/own-holds.ts';
import { requireFewRooms } from '#server/products/hotels/rooms-held.ts';
import { lockNights, readStock } from '#server/products/hotels/stock.ts';
import {
  pricedStay,
  RoomGoneError,
  requirePrice,
  requireRooms,
  soldOutProblem,
  sumOf,
  takeRooms,
  type WantedStay,
} from '#server/products/hotels/take-rooms.ts';

type HoldRequest = components['schemas']['HotelHoldRequest'];

/** Takes the rooms of all offers or none, for ten minutes, and opens an order. */
export const holdHotels: Operation<'holdHotels'> = async ({ body, headers, request, who, setCookie, deps }) => {
  await countUse(deps, LIMITS.holdByAddress, request.ip);
  const now = deps.now();
  const key = headers['Idempotency-Key'];
  const { visitor, cookie } = await visitorFor(deps, who, key);
  const intention = { owner: visitor, operation: 'holdHotels', key, request: body, now };
  const asked = { body, visitor, accountId: who.accountId, address: request.ip, now };
  const answer = await inHoldTurn(async () => {
    await refuseSoldOut(deps, asked, intention);
    return idempotent(deps.db, intention, async (tx) => {
      const order = await hold(tx, { ...asked, productOf: deps.productOf, config: deps.config });
      return { status: 201 as const, body: await toOrder(tx, order, now, asked, deps) };
    });
  }).catch(async (error: unknown) => {
    throw error instanceof RoomGoneError ? await soldOutProblem(deps, error, visitor) : error;
  });
  if (cookie) setCookie(cookie);
  return answer;
};

type Asked = {
  readonly body: HoldRequest;
  readonly visitor: string;
  readonly accountId: string | null;
  readonly address: string;
  readonly now: number;
};

/**
 * Tells a visitor without a hold or a used key that rooms are sold out, before waiting for a lock: in a rush most
 * requests end here. A used key returns its stored answer in any case.
 */
async function refuseSoldOut({ db, config }: Deps, { body, visitor, now }: Asked, intention: Intention): Promise<void> {
  if (await isUsed(db, intention)) return;
  const { wanted } = readOffers(body.offerIds, now, config.secret);
  const hotel = await hotelOf(db, wanted.hotelId);
  const { checkIn: from, checkOut: to } = wanted.stay;
  const book = await readStock(db, hotel?.rooms.map(({ key }) => key) ?? [], { from, to });
  try {
    requireRooms(pricedStay(hotel, book, wanted), book, wanted);
  } catch (gone) {
    // Read again: the first request with this key may have ended just now.
    const isKnown = (await ownHolds(db, visitor, now)).length > 0 || (await isUsed(db, intention));
    if (!isKnown) throw gone;
  }
}

async function hold(tx: Transaction<Tables>, asked: Asked & Pick<Deps, 'productOf' | 'config'>): Promise<OrderRow> {
  const { body, visitor, now } = asked;
  const { wanted, shown } = readOffers(body.offerIds, now, asked.config.secret);
  // A second click waits here for the first and then finds its order.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`rooms of ${visitor}`}, 0))`.execute(tx);
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
  const same = (await ownHolds(tx, visitor, now)).find(
    (order) => isMaker(order, asked) && isFor(order, detail) && isShown(searchedTotal(order.detail)),
  );
  if (same && same.id === replaced?.id) return same;
  // Release the replaced order first: its rooms may be the wanted ones.
  if (replaced) await releaseOrder(tx, replaced, asked);
  if (same) return same;
  requireRooms(detail, replaced ? await lockNights(tx, touched) : book, wanted);
  requirePrice(stayTotalOf(detail), shown, body.acceptedTotal);
  await takeRooms(tx, detail, wanted);
  const order = await createOrder(tx, asked.productOf, {
    owner: visitor,
    accountId: asked.accountId,
    product: HOTELS,
    detail,
    fares: faresOf(detail).amount,
    deadlineAt: holdDeadline(now),
    now,
  });
  await requireFewRooms(tx, order, asked);
  return order;
}

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
