import type { Transaction } from 'kysely';
import { MINUTE_MS } from '#domain/core/time.ts';
import { dayIn } from '#domain/core/zoned-time.ts';
import { INQUIRY_ANSWER_SECONDS, INQUIRY_OFFER_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { guestCount } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { type InquiryRow, toInquiryCore } from '#server/orders/inquiries/inquiry.ts';
import type { Inquiries } from '#server/orders/product.ts';
import {
  faresOf,
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

type Tx = Transaction<Tables>;
type Asked = Parameters<Inquiries<HotelDetail>['answer']>[1];

/** Delay of the simulated answer. */
export const SIMULATED_ANSWER_MS = MINUTE_MS;
/** The simulated hotel refuses more nights, and does not answer for more guests, so that all outcomes can be tried. */
const SIMULATED_MOST_NIGHTS = 10;
const SIMULATED_MOST_GUESTS = 6;

const detailOfInquiry = ({ detail }: Pick<InquiryRow, 'detail'>): HotelDetail => detail as HotelDetail;

/** Hotels that answer by request. They are simulated; a real one would answer in `answer`. */
export const inquiries: Omit<Inquiries<HotelDetail>, 'lineOf'> = {
  answerBy: (_detail, askedAt) => askedAt + INQUIRY_ANSWER_SECONDS * 1000,
  offerMs: INQUIRY_OFFER_SECONDS * 1000,
  answersAt: (detail, askedAt, answerBy) =>
    guestCount(partiesOf(detail)) > SIMULATED_MOST_GUESTS ? answerBy : askedAt + SIMULATED_ANSWER_MS,
  answer: async (tx, asked, now) => {
    const offered = await offerOf(tx, asked, now);
    if (!offered || !(await changeNights(tx, stockOf(offered), { held: 1, sold: 0 }))) return 'refused';
    return { detail: { ...offered, inquiryId: asked.inquiryId }, fares: faresOf(offered) };
  },
  mails: { offered: offerMail, refused: refusalMail, lapsed: silenceMail },
};

/** The inquiry in the contract's shape; after an offer the order determines the status. */
export async function toInquiry(
  db: Queryable,
  row: InquiryRow,
  now: number,
): Promise<components['schemas']['HotelInquiry']> {
  const detail = detailOfInquiry(row);
  const { hotel, checkIn, checkOut } = detail;
  return {
    ...(await toInquiryCore(db, row, now)),
    hotelId: hotel.hotelId,
    link: hotel.link,
    name: hotel.name,
    checkIn,
    checkOut,
    rooms: roomsOf(detail),
    total: stayTotalOf(detail),
    payAtHotel: payAtHotelOf(detail),
    isSimulated: hotel.isSimulated,
  };
}

/**
 * The rooms at current prices, their nights locked; null when sold out, dearer than shown, or longer than the hotel
 * accepts. The early booking discount is that of the day of the inquiry.
 */
async function offerOf(tx: Tx, { detail: asked, askedAt }: Asked, now: number): Promise<HotelDetail | null> {
  if (asked.nights > SIMULATED_MOST_NIGHTS || asked.checkIn < dayIn(asked.hotel.timeZone, now)) return null;
  const wanted = wantedOf(asked, askedAt);
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
