import { euro } from '#domain/core/money.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { answerBy, OFFER_MS } from '#domain/transport/asked.ts';
import { isLanding } from '#domain/transport/ride-times.ts';
import { peopleOf, type TransportWish } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { type InquiryRow, toInquiryCore } from '#server/orders/inquiries/inquiry.ts';
import type { Inquiries } from '#server/orders/product.ts';
import { faresOf, spanOf, type TransportDetail } from '#server/products/transport/detail.ts';
import { detailOf } from '#server/products/transport/detail-of.ts';
import { lapsedMail, offeredMail, refusedMail } from '#server/products/transport/inquiry-mails.ts';
import { loadPrices } from '#server/products/transport/inventory/prices.ts';

/** Delay of the simulated answer. */
export const SIMULATED_ANSWER_MS = MINUTE_MS;
/**
 * The simulated operator says no to so many stops of a car, or people of a service at an airport, and nothing to one more, so that
 * all outcomes can be tried.
 */
export const REFUSED_STOPS = 2;
export const REFUSED_PEOPLE = 8;

const isRefused = (wish: TransportWish): boolean =>
  wish.kind === 'cip' ? peopleOf(wish) === REFUSED_PEOPLE : wish.stops === REFUSED_STOPS;

const isSilent = (wish: TransportWish): boolean =>
  wish.kind === 'cip' ? peopleOf(wish) > REFUSED_PEOPLE : wish.stops > REFUSED_STOPS;

/** What begins soon. The operator is simulated; a real one would answer in `answer`. */
export const inquiries: Omit<Inquiries<TransportDetail>, 'lineOf'> = {
  answerBy: (detail, askedAt) => answerBy(askedAt, spanOf(detail).startsAt),
  offerMs: OFFER_MS,
  answersAt: ({ wish }, askedAt, until) => (isSilent(wish) ? until : Math.min(until, askedAt + SIMULATED_ANSWER_MS)),
  answer: async (tx, { detail }, now) => {
    const { startsAt } = spanOf(detail);
    const prices = await loadPrices(tx, detail.wish.kind);
    // What is not in the list any more is not offered; what is has the price that was asked for.
    if (isRefused(detail.wish) || !prices || !detailOf(prices, detail.wish) || now >= startsAt) return 'refused';
    return { detail, fares: faresOf(detail), until: startsAt };
  },
  mails: { offered: offeredMail, refused: refusedMail, lapsed: lapsedMail },
};

/** The inquiry in the contract's shape; after an offer the order determines the status. */
export async function toInquiry(
  db: Queryable,
  row: InquiryRow,
  now: number,
): Promise<components['schemas']['TransportInquiry']> {
  const detail = row.detail as TransportDetail;
  const { wish, title, prices, rides } = detail;
  return {
    ...(await toInquiryCore(db, row, now)),
    ...{
      wish,
      title,
      startsAt: spanOf(detail).startsAt,
      lands: rides.map(({ from }) => isLanding(wish, from)),
      total: euro(row.fares),
      isSimulated: prices.isSample,
    },
  };
}
