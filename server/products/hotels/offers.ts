import { createHmac, timingSafeEqual } from 'node:crypto';
import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { freeUntil } from '#domain/hotels/hotel-cancellation.ts';
import { ADULT_MARK, HOTEL_OFFER_SECONDS } from '#domain/hotels/hotel-limits.ts';
import type { RoomParty } from '#domain/hotels/hotel-rooms.ts';
import type { components } from '#openapi/generated/types.ts';
import { keyFor } from '#server/db/encrypt.ts';
import { roomTypeOf } from '#server/products/hotels/detail.ts';
import type { CatalogueHotel } from '#server/products/hotels/inventory/catalogue.ts';
import { type Choice, type Stay, termsOf } from '#server/products/hotels/quote.ts';

export type HotelChoice = components['schemas']['HotelChoice'];

export type Offered = {
  readonly hotelId: string;
  readonly roomId: string;
  readonly rateId: string;
  readonly checkIn: string;
  readonly checkOut: string;
  readonly party: RoomParty;
  /** Cents of EUR, including the payment at the desk. */
  readonly total: number;
};

const SEPARATOR = '~';

type Of = { readonly hotel: CatalogueHotel; readonly party: RoomParty; readonly stay: Stay; readonly secret: string };

/** An offer contains all its data and is signed, so unused offers need no storage (ADR 0005). */
export function toChoice(choice: Choice, { hotel, party, stay, secret }: Of): HotelChoice {
  const { quote, rate, total, payNow } = choice;
  const expiresAt = stay.now + HOTEL_OFFER_SECONDS * 1000;
  const terms = termsOf(hotel, rate, stay.checkIn);
  return {
    offerId: offerId(choice, { hotel, party, stay, secret }),
    room: roomTypeOf(quote.room),
    rate: terms,
    total: euro(total),
    perNight: euro(Math.ceil(total / stay.nights.length)),
    payNow: euro(payNow),
    payAtHotel: euro(total - payNow),
    freeUntil: freeUntil(terms.refundSteps, stay.now),
    roomsLeft: quote.left,
    expiresAt,
  };
}

export function offerId({ quote, rate, total }: Choice, { hotel, party, stay, secret }: Of): string {
  const text = [
    hotel.id,
    quote.room.id,
    rate.id,
    stay.checkIn,
    stay.checkOut,
    [party.adults.length, ...party.children].join('.'),
    total,
    (stay.now + HOTEL_OFFER_SECONDS * 1000).toString(36),
  ].join(SEPARATOR);
  return text + SEPARATOR + signature(text, secret);
}

/** Throws 400 when the signature is wrong, 410 when the offer has expired. */
export function openOffer(offer: string, now: number, secret: string): Offered {
  const end = offer.lastIndexOf(SEPARATOR);
  const text = offer.slice(0, Math.max(end, 0));
  if (!isSame(offer.slice(end + 1), signature(text, secret))) {
    const fields = { offerIds: 'is not an offer of this site' };
    throw new ProblemError(400, { code: 'invalid_request', message: 'This is not an offer of this site.', fields });
  }
  const [hotelId = '', roomId = '', rateId = '', checkIn = '', checkOut = '', people = '', total, expires = ''] =
    text.split(SEPARATOR);
  if (Number.parseInt(expires, 36) <= now) {
    throw new ProblemError(410, { code: 'offer_expired', message: 'This offer has ended.' });
  }
  const [adults = 0, ...children] = people.split('.').map(Number);
  const party = { adults: Array.from({ length: adults }, () => ADULT_MARK), children };
  return { hotelId, roomId, rateId, checkIn, checkOut, party, total: Number(total) };
}

/** 128 bits of HMAC-SHA256. */
const signature = (text: string, secret: string): string =>
  createHmac('sha256', keyFor(secret, 'hotel offer')).update(text).digest().subarray(0, 16).toString('base64url');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b); // timingSafeEqual throws on unequal byte lengths; letters may have several bytes
}
