import { type Selectable, sql, type Transaction } from 'kysely';
import { euro } from '#domain/core/money.ts';
import { isGivenUp, wasPaid } from '#domain/core/status-questions.ts';
import { DAY_MS, MINUTE_MS } from '#domain/core/time.ts';
import { dayIn } from '#domain/core/zoned-time.ts';
import { INQUIRY_KEPT_DAYS, INQUIRY_OFFER_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { guestCount } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { type Mail, queueMail } from '#server/mails/outbox.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { createOrder } from '#server/orders/create-order.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { releaseOrder } from '#server/orders/release.ts';
import {
  faresOf,
  HOTELS,
  type HotelDetail,
  partiesOf,
  payAtHotelOf,
  roomsOf,
  stayTotalOf,
  stockOf,
} from '#server/products/hotels/detail.ts';
import { wantedOf } from '#server/products/hotels/hold-again.ts';
import { offerMail, refusalMail, silenceMail } from '#server/products/hotels/inquiry-mails.ts';
import { keptHotelOf } from '#server/products/hotels/inventory/catalogue.ts';
import { pricedStay, RoomGoneError, requireRooms } from '#server/products/hotels/reserve-rooms.ts';
import { changeNights, lockNights } from '#server/products/hotels/stock.ts';
import { eachDueRow } from '#server/work/due.ts';

type Tx = Transaction<Tables>;
export type InquiryRow = Selectable<Tables['hotel_inquiry']>;
type Inquiry = components['schemas']['HotelInquiry'];

/** Delay of the simulated answer. */
export const SIMULATED_ANSWER_MS = MINUTE_MS;
/** The simulated hotel refuses more nights, and does not answer for more guests, so that all outcomes can be tried. */
const SIMULATED_MOST_NIGHTS = 10;
const SIMULATED_MOST_GUESTS = 6;

/** How long an ended inquiry stays readable. */
const FORGOTTEN_MS = INQUIRY_KEPT_DAYS * DAY_MS;

/** Columns of an ended inquiry; background work deletes it later. */
export const ended = (status: 'accepted' | 'refused' | 'lapsed' | 'withdrawn', now: number) => ({
  status,
  due_at: now + FORGOTTEN_MS,
  held_from: null,
});

export const detailOfInquiry = ({ detail }: Pick<InquiryRow, 'detail'>): HotelDetail => detail as HotelDetail;

/** When the hotel answers, or when its time ends if it will not. */
export const answersAt = (detail: HotelDetail, askedAt: number, answerBy: number): number =>
  guestCount(partiesOf(detail)) > SIMULATED_MOST_GUESTS ? answerBy : askedAt + SIMULATED_ANSWER_MS;

/** The inquiry in the contract's shape; after an offer the order determines the status. */
export async function toInquiry(db: Queryable, row: InquiryRow, now: number): Promise<Inquiry> {
  const detail = detailOfInquiry(row);
  const { hotel, checkIn, checkOut } = detail;
  return {
    inquiryId: row.id,
    status: await statusOf(db, row, now),
    hotelId: hotel.hotelId,
    link: hotel.link,
    name: hotel.name,
    checkIn,
    checkOut,
    rooms: roomsOf(detail),
    total: stayTotalOf(detail),
    payAtHotel: payAtHotelOf(detail),
    askedAt: row.asked_at,
    answerBy: row.answer_by,
    answeredAt: row.answered_at,
    offerUntil: row.offer_until,
    orderId: row.order_id,
    serverNow: now,
    isSimulated: hotel.isSimulated,
  };
}

export async function statusOf(db: Queryable, row: InquiryRow, now: number): Promise<InquiryRow['status']> {
  if (row.status === 'inquiring') return now >= row.answer_by ? 'lapsed' : 'inquiring';
  if (row.status !== 'offered' || row.order_id === null) return row.status;
  const order = await db
    .selectFrom('orders')
    .select(['status', 'deadline_at'])
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  if (wasPaid(order.status)) return 'accepted';
  if (order.status === 'paying') return 'offered'; // the bank may still confirm
  if (order.status === 'cancelled') return 'withdrawn';
  return isGivenUp(order.status) || order.deadline_at <= now ? 'lapsed' : 'offered';
}

/**
 * Due work of inquiries: hotels answer, offers end, ended ones are deleted. One transaction each; a failed one is
 * retried with growing pauses and does not stop the others.
 */
export const settleInquiries: ProductWork = (deps, onFailure) =>
  eachDueRow(
    deps.db,
    { table: 'hotel_inquiry', id: 'id', column: 'due_at', job: 'inquiries', now: deps.now(), limit: 50 },
    (id, leasedTo) => deps.db.transaction().execute((tx) => settle(tx, id, leasedTo, deps)),
    onFailure,
  );

type Settling = Parameters<ProductWork>[0];

async function settle(tx: Tx, id: string, leasedTo: number, deps: Settling): Promise<void> {
  // Locks the account first, in the same order as its erasure.
  await sql`
    select from account where id = (select account_id from hotel_inquiry where id = ${id}) for key share`.execute(tx);
  const row = await tx
    .selectFrom('hotel_inquiry')
    .selectAll()
    .where('id', '=', id)
    .where('due_at', '=', leasedTo)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const now = deps.now();
  const status = await statusOf(tx, row, now);
  if (row.status !== 'inquiring' && row.status !== 'offered') {
    await tx.deleteFrom('hotel_inquiry').where('id', '=', row.id).execute();
    return;
  }
  if (status === 'inquiring') return answer(tx, row, deps, now);
  // The hold may have been extended, or the bank is still busy.
  const next = status === 'offered' ? { status, due_at: now + MINUTE_MS } : ended(status, now);
  if (row.status === 'inquiring') await tell(tx, row, silenceMail(askedOf(row, deps)), now);
  await tx.updateTable('hotel_inquiry').set(next).where('id', '=', row.id).execute();
}

/**
 * The simulated hotel accepts if it has the rooms at no higher price, and holds them for an hour. The inquiry's rooms
 * counted as held from the beginning, so the offer stays within the limits.
 */
async function answer(tx: Tx, row: InquiryRow, deps: Settling, now: number): Promise<void> {
  const offered = await offerOf(tx, row, now);
  if (!offered || !(await changeNights(tx, stockOf(offered), { held: 1, sold: 0 }))) {
    const refused = { ...ended('refused', now), answered_at: now };
    await tx.updateTable('hotel_inquiry').set(refused).where('id', '=', row.id).execute();
    await tell(tx, row, refusalMail(askedOf(row, deps)), now);
    return;
  }
  const offerUntil = now + INQUIRY_OFFER_SECONDS * 1000;
  const fares = faresOf(offered).amount;
  const asker = { productOf: deps.productOf, visitor: row.owner, accountId: row.account_id, now };
  const detail = { ...offered, inquiryId: row.id };
  const order = await createOrder(tx, asker, { product: HOTELS, detail, fares, deadlineAt: offerUntil });
  await tx.updateTable('orders').set({ held_from: row.held_from }).where('id', '=', order.id).execute();
  await tx
    .updateTable('hotel_inquiry')
    .set({
      status: 'offered',
      detail: JSON.stringify(offered),
      fares,
      answered_at: now,
      offer_until: offerUntil,
      order_id: order.id,
      due_at: offerUntil,
      held_from: null,
    })
    .where('id', '=', row.id)
    .execute();
  const asked = { ...askedOf(row, deps), detail: offered };
  await tell(tx, row, offerMail(asked, { amount: euro(fares), until: offerUntil }), now, order.id);
}

const askedOf = (row: InquiryRow, { config }: Settling) => ({
  detail: detailOfInquiry(row),
  inquiryId: row.id,
  publicUrl: config.publicUrl,
});

/**
 * Mails a change once, in its transaction. A guest has no known address: the page shows the change and offers to log
 * in. `orderId`: order of an offer, so that a withdrawal can delete the unsent mail.
 */
async function tell(
  tx: Tx,
  { account_id: accountId }: InquiryRow,
  mail: Mail,
  now: number,
  orderId: string | null = null,
) {
  if (accountId === null) return;
  const account = await tx.selectFrom('account').select('email').where('id', '=', accountId).executeTakeFirstOrThrow();
  await queueMail(tx, { orderId, accountId, kind: 'inquiry', recipient: account.email, mail }, now);
}

/**
 * The rooms at current prices, their nights locked; null when sold out, dearer than shown, or longer than the hotel
 * accepts. The early booking discount is that of the day of the inquiry.
 */
async function offerOf(tx: Tx, row: InquiryRow, now: number): Promise<HotelDetail | null> {
  const asked = detailOfInquiry(row);
  if (asked.nights > SIMULATED_MOST_NIGHTS || asked.checkIn < dayIn(asked.hotel.timeZone, now)) return null;
  const wanted = wantedOf(asked, row.asked_at);
  const hotel = await keptHotelOf(tx, wanted.hotelId);
  try {
    const book = await lockNights(tx, stockOf(pricedStay(hotel, new Map(), wanted)));
    const detail = pricedStay(hotel, book, wanted);
    requireRooms(detail, book, wanted);
    return stayTotalOf(detail).amount <= stayTotalOf(asked).amount ? detail : null;
  } catch (error) {
    if (error instanceof RoomGoneError) return null;
    throw error;
  }
}

/** Withdraws an inquiry and frees the offered rooms. Idempotent; throws 409 while the offer is being paid. */
export async function withdrawInquiry(
  tx: Tx,
  id: string,
  { who, productOf, now }: Pick<Deps, 'productOf'> & { readonly who: Who; readonly now: number },
): Promise<void> {
  const row = await tx
    .selectFrom('hotel_inquiry')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['inquiring', 'offered'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  if (row.order_id !== null) {
    const order = await lockOrder(tx, row.order_id);
    if ((await statusOf(tx, row, now)) !== 'offered') return;
    await requireMayChange(tx, order, who, now);
    await releaseOrder(tx, order, { productOf, now });
    await tx
      .deleteFrom('outbox')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'inquiry')
      .where('sent_at', 'is', null)
      .execute();
  } else if (row.answer_by <= now) return;
  await tx.updateTable('hotel_inquiry').set(ended('withdrawn', now)).where('id', '=', id).execute();
}
