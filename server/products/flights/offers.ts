import { createHmac, timingSafeEqual } from 'node:crypto';
import { euro, type Money } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { FLIGHT_OFFER_SECONDS } from '#domain/flights/flight-limits.ts';
import type { Party } from '#domain/flights/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';
import { keyFor } from '#server/db/encrypt.ts';
import type { Quote } from '#server/products/flights/quote.ts';
import { fareOf, fareTermsOf, flightOf, type TimetableFare } from '#server/products/flights/timetable.ts';

export type FlightOffer = components['schemas']['FlightOffer'];

export type Offered = {
  readonly fare: TimetableFare;
  readonly party: Party;
  readonly total: Money;
  readonly expiresAt: number;
};

const SEPARATOR = '~';

/** An offer contains all its data and is signed, so unused offers need no storage (ADR 0005). */
export function toOffer(quote: Quote, party: Party, searchedAt: number, secret: string): FlightOffer {
  const { fare, prices, total, seatsLeft } = quote;
  const expiresAt = searchedAt + FLIGHT_OFFER_SECONDS * 1000;
  const people = [party.adult, party.child, party.infant].join('.');
  const text = [fare.fareId, people, total.amount, expiresAt.toString(36)].join(SEPARATOR);
  return {
    offerId: text + SEPARATOR + signature(text, secret),
    flight: flightOf(fare),
    fare: fareTermsOf(fare),
    prices,
    total,
    seatsLeft,
    expiresAt,
  };
}

/** Throws 400 when the signature is wrong, 410 when the offer has expired. */
export function openOffer(offerId: string, now: number, secret: string): Offered {
  const end = offerId.lastIndexOf(SEPARATOR);
  const text = offerId.slice(0, Math.max(end, 0));
  const [fareId = '', people = '', total, expires = ''] = text.split(SEPARATOR);
  const fare = isSame(offerId.slice(end + 1), signature(text, secret)) ? fareOf(fareId) : undefined;
  if (!fare) {
    const fields = { offerIds: 'is not an offer of this site' };
    throw new ProblemError(400, { code: 'invalid_request', message: 'This is not an offer of this site.', fields });
  }
  const expiresAt = Number.parseInt(expires, 36);
  if (expiresAt <= now) throw new ProblemError(410, { code: 'offer_expired', message: 'This offer has ended.' });
  const [adult = 0, child = 0, infant = 0] = people.split('.').map(Number);
  return { fare, party: { adult, child, infant }, total: euro(Number(total)), expiresAt };
}

/** 128 bits of HMAC-SHA256. */
const signature = (text: string, secret: string): string =>
  createHmac('sha256', keyFor(secret, 'offer')).update(text).digest().subarray(0, 16).toString('base64url');

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b); // timingSafeEqual throws on unequal byte lengths; letters may have several bytes
}
