import { pathTo } from '#domain/core/page-paths.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { addDays, dayOf, momentOf } from '#domain/core/time.ts';
import { emptyApplicants } from '#domain/visa/visa-application.ts';
import { arrivalRange } from '#domain/visa/visa-trip.ts';
import { takeGifts } from '#server/orders/gifts.ts';
import { papersByName } from '#server/orders/order-row.ts';
import { defineProduct } from '#server/orders/product.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { checkApplicants, passportsOf, requestProblems } from '#server/products/visa/check.ts';
import {
  DRAFT_MS,
  faresOf,
  fullFaresOf,
  HOLD_MS,
  itemOf,
  linesOf,
  needyOf,
  promiseMsOf,
  spanOf,
  type VisaDetail,
  verdictsToPay,
} from '#server/products/visa/detail.ts';
import { serviceOf } from '#server/products/visa/fees.ts';
import { feesGiven } from '#server/products/visa/given.ts';
import { refusalsOf } from '#server/products/visa/gives.ts';
import { MAIL_WORDS, titleOf, visaBlock } from '#server/products/visa/mails.ts';
import { findRequest } from '#server/products/visa/mend.ts';
import { pictures } from '#server/products/visa/pictures.ts';
import { reviewRequest } from '#server/products/visa/reviewer.ts';
import { termsOf } from '#server/products/visa/terms.ts';
import { codesOf, withdrawalOf } from '#server/products/visa/withdrawal.ts';

const COUNTRY = { slug: 'iran', name: 'Iran' };

/** Authorization codes for visas. The ministry is simulated; a real one would implement the same methods. */
export const visa = defineProduct<VisaDetail>({
  pageOf: pathTo.visaIssue,
  summary: (detail) => ({
    title: titleOf(detail),
    place: COUNTRY.slug,
    ...spanOf(detail),
    people: needyOf(detail).length,
    isAllDay: true,
  }),
  steps: (detail) => [
    {
      kind: 'visa',
      ...spanOf(detail),
      ...{ from: COUNTRY, to: COUNTRY, title: titleOf(detail) },
      text: `${detail.days} day${detail.days === 1 ? '' : 's'}, ${detail.processing} processing`,
      driver: null,
      desk: null,
      counterClosesAt: null,
      ...termsOf(detail),
    },
  ],
  mend: findRequest,
  view: (order) => ({
    item: itemOf(order),
    lines: linesOf(order.detail),
  }),
  gives: refusalsOf,
  holdSeconds: HOLD_MS / 1000,
  holdAgain: async (tx, order, { people, accepted, now }) => {
    const { fee, isClosed } = await serviceOf(tx, order.detail.processing);
    if (isClosed) throw new ProblemError(409, { code: 'sold_out', message: 'No requests are taken at the moment.' });
    const asked = { ...order.detail, fee };
    // Without what is given: that may come and go, and a fee that falls away is no surprise.
    requirePrice(fullFaresOf(asked), { shown: fullFaresOf(order.detail), accepted });
    const taken = await takeGifts(tx, order, await feesGiven(tx, order, people));
    const priced = { ...asked, free: taken.map(({ position }) => position).toSorted((one, other) => one - other) };
    return { detail: priced, fares: faresOf(priced), deadlineAt: lastPayment(priced, now) };
  },
  draft: {
    ms: DRAFT_MS,
    isStillRight: async (tx, order, asked) => Object.keys(await requestProblems(tx, order, asked)).length === 0,
  },
  people: {
    emptyDraft: (detail) => ({ email: '', phone: '', passengers: emptyApplicants(needyOf(detail).length) }),
    check: checkApplicants,
    knownPassports: passportsOf,
  },
  pictures,
  supplier: {
    issue: reviewRequest,
    promiseMs: promiseMsOf,
    lastAnswer: reviewRequest,
    refused: ({ review }) =>
      (review?.people ?? []).flatMap(({ outcome }, place) => (outcome === 'refused' ? [place] : [])),
  },
  cancellation: {
    quote: async (_db, order, _people, now) => withdrawalOf(order, now),
    isAllowedUnderWay: true,
    parts: {
      // An issued code is paid for, so a single one is not refunded; only a whole request can be cancelled.
      quote: async (_db, order, { papers }, now) =>
        papers.length < codesOf(order.detail) ? null : withdrawalOf(order, now),
      stayProblem: () => null,
      namesOf: (_detail, parts) => papersByName('the visa', parts),
      unsell: async (_db, detail) => ({ detail, left: [] }), // no stock
    },
  },
  papers: {
    words: MAIL_WORDS,
    bought: visaBlock,
    files: async (_order, { papers }, url, wish) =>
      // The mail contains the codes.
      wish?.isFirst
        ? []
        : [
            {
              of: 'papers',
              name: 'authorization-codes.txt',
              type: 'text/plain; charset=utf-8',
              bytes: new TextEncoder().encode(
                `Simulated: no office knows these codes.\n${papers.map(({ number }) => number).join('\n')}\n${url}\n`,
              ),
            },
          ],
  },
});

/** A day, but no longer than the promise is in time: with a later payment the code comes later. */
function lastPayment(detail: VisaDetail, now: number): number {
  const tomorrow = addDays(dayOf(now), 1);
  const isInTime = detail.arrival >= arrivalRange(detail, verdictsToPay(detail), tomorrow).first;
  return isInTime ? now + HOLD_MS : Math.min(now + HOLD_MS, momentOf(tomorrow));
}
