import type { Transaction } from 'kysely';
import { emailProblem } from '#domain/core/contact.ts';
import { ProblemError, problemsIn } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { type BeginRequest, beginOnce } from '#server/orders/begin-once.ts';
import { openInquiry, sameInquiry } from '#server/orders/inquiries/ask.ts';
import { adoptInquiry, ownInquiry, withdrawInquiry } from '#server/orders/inquiries/inquiry.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { faresOf, HOTELS, type HotelDetail, stayTotalOf } from '#server/products/hotels/detail.ts';
import { toInquiry } from '#server/products/hotels/inquiry.ts';
import { keptHotelOf } from '#server/products/hotels/inventory/catalogue.ts';
import { explainGone, lockRoomsOf, readOffers } from '#server/products/hotels/operations/holdHotels.ts';
import { pricedStay, requireRooms } from '#server/products/hotels/reserve-rooms.ts';
import { readStock } from '#server/products/hotels/stock.ts';
import { isFor } from '#server/products/hotels/visitor-holds.ts';

type Asked = BeginRequest<components['schemas']['HotelInquiryRequest']>;

/** Sends an inquiry to a hotel on request; holds nothing until the hotel offers. */
export const askHotel: Operation<'askHotel'> = (call) => beginOnce(call, 'askHotel', { begin, explain: explainGone });

async function begin(tx: Transaction<Tables>, asked: Asked) {
  const { body, visitor, config, now } = asked;
  const { email = null } = body;
  if (email !== null) refuseFields(problemsIn({ email: emailProblem(email) }));
  const { wanted, shown } = readOffers(body.offerIds, now, config.secret);
  await lockRoomsOf(tx, visitor);
  const hotel = await keptHotelOf(tx, wanted.hotelId);
  if (hotel && hotel.row.answers !== 'onRequest') {
    throw new ProblemError(409, { code: 'not_allowed', message: 'This hotel answers at once.' });
  }
  const { checkIn: from, checkOut: to } = wanted.stay;
  const book = await readStock(tx, hotel?.rooms.map((room) => room.key) ?? [], { from, to });
  const detail = pricedStay(hotel, book, wanted);
  const same = await sameInquiry(tx, HOTELS, asked, {
    isSame: (other) => isFor({ detail: other as HotelDetail }, detail),
    email,
  });
  if (same) return toInquiry(tx, same, now);
  requireRooms(detail, book, wanted);
  requirePrice(stayTotalOf(detail), { shown, accepted: undefined });
  return toInquiry(tx, await openInquiry(tx, HOTELS, asked, { detail, fares: faresOf(detail), email }), now);
}

export const readHotelInquiry: Operation<'readHotelInquiry'> = async ({ path, who, deps }) => {
  const found = await ownInquiry(deps.db, HOTELS, path.inquiryId, who);
  const row = await adoptInquiry(deps.db, found, who.accountId);
  return { status: 200, body: await toInquiry(deps.db, row, deps.now()) };
};

/** Frees offered rooms. */
export const withdrawHotelInquiry: Operation<'withdrawHotelInquiry'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const { id } = await ownInquiry(deps.db, HOTELS, path.inquiryId, who);
  await deps.db.transaction().execute((tx) => withdrawInquiry(tx, id, { who, productOf: deps.productOf, now }));
  return { status: 200, body: await toInquiry(deps.db, await ownInquiry(deps.db, HOTELS, id, who), now) };
};
