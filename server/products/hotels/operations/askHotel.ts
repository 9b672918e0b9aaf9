import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import { INQUIRY_ANSWER_SECONDS } from '#domain/hotels/hotel-limits.ts';
import type { components } from '#openapi/generated/types.ts';
import { isMaker, isOwn } from '#server/accounts/own-rows.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { type BeginRequest, beginOnce } from '#server/orders/begin-once.ts';
import { checkHoldLimits, heldFrom } from '#server/orders/hold-limits.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { faresOf, stayTotalOf } from '#server/products/hotels/detail.ts';
import {
  answersAt,
  detailOfInquiry,
  type InquiryRow,
  statusOf,
  toInquiry,
  withdrawInquiry,
} from '#server/products/hotels/inquiry.ts';
import { keptHotelOf } from '#server/products/hotels/inventory/catalogue.ts';
import { explainGone, lockRoomsOf, readOffers } from '#server/products/hotels/operations/holdHotels.ts';
import { pricedStay, requireRooms } from '#server/products/hotels/reserve-rooms.ts';
import { ROOM_HOLD_LIMITS } from '#server/products/hotels/rooms-held.ts';
import { readStock } from '#server/products/hotels/stock.ts';
import { isFor } from '#server/products/hotels/visitor-holds.ts';

/** Sends an inquiry to a hotel on request; holds nothing until the hotel offers. */
export const askHotel: Operation<'askHotel'> = (call) => beginOnce(call, 'askHotel', { begin, explain: explainGone });

async function begin(tx: Transaction<Tables>, asked: BeginRequest<components['schemas']['HotelHoldRequest']>) {
  const { body, visitor, accountId, ip, config, now } = asked;
  const { wanted, shown } = readOffers(body.offerIds, now, config.secret);
  await lockRoomsOf(tx, visitor);
  const hotel = await keptHotelOf(tx, wanted.hotelId);
  if (hotel && hotel.row.answers !== 'onRequest') {
    throw new ProblemError(409, { code: 'not_allowed', message: 'This hotel answers at once.' });
  }
  const { checkIn: from, checkOut: to } = wanted.stay;
  const book = await readStock(tx, hotel?.rooms.map((room) => room.key) ?? [], { from, to });
  const detail = pricedStay(hotel, book, wanted);
  for (const row of await openInquiries(tx, visitor)) {
    const status = await statusOf(tx, row, now);
    const isOpen = status === 'inquiring' || status === 'offered';
    if (isOpen && isMaker(row, asked) && isFor({ detail: detailOfInquiry(row) }, detail)) {
      return toInquiry(tx, row, now);
    }
  }
  requireRooms(detail, book, wanted);
  requirePrice(stayTotalOf(detail), { shown, accepted: undefined });
  const network = heldFrom(ip, config.secret);
  const answerBy = now + INQUIRY_ANSWER_SECONDS * 1000;
  const row = await tx
    .insertInto('hotel_inquiry')
    .values({
      id: randomUUID(),
      owner: visitor,
      account_id: accountId,
      status: 'inquiring',
      detail: JSON.stringify(detail),
      fares: faresOf(detail).amount,
      asked_at: now,
      answer_by: answerBy,
      answered_at: null,
      offer_until: null,
      order_id: null,
      due_at: answersAt(detail, now, answerBy),
      held_from: network,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await checkHoldLimits(tx, { owner: visitor, from: network }, { config, now }, ROOM_HOLD_LIMITS);
  return toInquiry(tx, row, now);
}

const openInquiries = (db: Queryable, visitor: string): Promise<InquiryRow[]> =>
  db
    .selectFrom('hotel_inquiry')
    .selectAll()
    .where('owner', '=', visitor)
    .where('status', 'in', ['inquiring', 'offered'])
    .orderBy('asked_at', 'desc')
    .limit(20)
    .execute();

/** The inquiry of this account, or of this browser when it has no account; throws 404 otherwise. */
async function ownInquiry(db: Queryable, inquiryId: string, who: Pick<Who, 'visitor' | 'accountId'>) {
  const row = await db
    .selectFrom('hotel_inquiry')
    .selectAll()
    .where('id', '=', inquiryId)
    .where(isOwn(who))
    .executeTakeFirst();
  if (!row) throw new ProblemError(404, { code: 'not_found', message: 'There is no such inquiry.' });
  return row;
}

export const readHotelInquiry: Operation<'readHotelInquiry'> = async ({ path, who, deps }) => {
  const found = await ownInquiry(deps.db, path.inquiryId, who);
  const row = await adoptInquiry(deps.db, found, who.accountId);
  return { status: 200, body: await toInquiry(deps.db, row, deps.now()) };
};

/**
 * Moves a guest's open inquiry into the account when its guest reads it after logging in: the answer can then be
 * mailed.
 */
async function adoptInquiry(db: Database, row: InquiryRow, accountId: string | null): Promise<InquiryRow> {
  if (accountId === null || row.account_id !== null || row.status !== 'inquiring') return row;
  return db.transaction().execute(async (tx) => {
    // Locks the account first, like its erasure.
    const living = await sql`select from account where id = ${accountId} and erased_at is null for key share`.execute(
      tx,
    );
    if (living.rows.length === 0) return row;
    const adopted = await tx
      .updateTable('hotel_inquiry')
      .set({ account_id: accountId })
      .where('id', '=', row.id)
      .where('account_id', 'is', null)
      .where('status', '=', 'inquiring')
      .returningAll()
      .executeTakeFirst();
    return adopted ?? row;
  });
}

/** Frees offered rooms. */
export const withdrawHotelInquiry: Operation<'withdrawHotelInquiry'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const { id } = await ownInquiry(deps.db, path.inquiryId, who);
  await deps.db.transaction().execute((tx) => withdrawInquiry(tx, id, { who, productOf: deps.productOf, now }));
  return { status: 200, body: await toInquiry(deps.db, await ownInquiry(deps.db, id, who), now) };
};
