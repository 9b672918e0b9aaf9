import { pathTo } from '#domain/addresses.ts';
import { euro, isSameMoney } from '#domain/money.ts';
import { ProblemError } from '#domain/problem.ts';
import { isIssued } from '#domain/status-questions.ts';
import { addDays, dayOf, momentOf } from '#domain/time.ts';
import { emptyApplicants } from '#domain/visa-application.ts';
import { VISA_WITHDRAWN_PERCENT } from '#domain/visa-fees.ts';
import { arrivalRange } from '#domain/visa-trip.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import { checkApplicants, passportsOf, requestProblems } from '#server/products/visa/check.ts';
import {
  DRAFT_MS,
  faresOf,
  HOLD_MS,
  itemOf,
  needyOf,
  promiseMsOf,
  spanOf,
  VISA,
  type VisaDetail,
  verdictsToPay,
} from '#server/products/visa/detail.ts';
import { serviceOf } from '#server/products/visa/fees.ts';
import { MAIL_WORDS, titleOf, visaBlock } from '#server/products/visa/mails.ts';
import { findRequest } from '#server/products/visa/mend.ts';
import { type Reviewed, refusedPercent } from '#server/products/visa/review.ts';
import { paidFor, reviewRequest } from '#server/products/visa/reviewer.ts';
import { termsOf } from '#server/products/visa/terms.ts';

const COUNTRY = { slug: 'iran', name: 'Iran' };

/** Authorization codes for visas. The ministry is simulated; a real one would stand behind the same methods. */
export const visa: Product<VisaDetail> = {
  pageOf: pathTo.visaIssue,
  summary: (detail) => ({
    title: titleOf(detail),
    place: COUNTRY.slug,
    ...spanOf(detail),
    people: needyOf(detail).length,
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
  refused: ({ review }) =>
    (review?.people ?? []).flatMap(({ outcome }, place) => (outcome === 'refused' ? [place] : [])),
  mend: findRequest,
  view: (order) => ({
    item: itemOf(order),
    lines: [
      {
        part: VISA,
        words: `Service fee, ${order.detail.processing} processing`,
        count: needyOf(order.detail).length,
        each: euro(order.detail.fee),
        sum: faresOf(order.detail),
      },
    ],
  }),
  promiseMs: promiseMsOf,
  paymentPlan: () => null,
  protectionPrice: () => null,
  draftMs: DRAFT_MS,
  isStillRight: async (tx, order, asked) => Object.keys(await requestProblems(tx, order, asked)).length === 0,
  holdSeconds: HOLD_MS / 1000,

  // No stock runs out: whether requests are taken is asked when one is placed.
  take: async () => ({ taken: true }),
  release: async () => undefined,
  sell: async () => undefined,
  unsell: async () => undefined,
  hasSpare: async () => true,

  emptyDraft: (detail) => ({ email: '', phone: '', passengers: emptyApplicants(needyOf(detail).length) }),
  checkDetails: checkApplicants,
  knownPassports: passportsOf,
  reprice: async (_tx, { detail }) => ({ detail, fares: faresOf(detail) }),
  holdAgain: async (tx, { detail, fares }, { accepted, now }) => {
    const { fee, isClosed } = await serviceOf(tx, detail.processing);
    if (isClosed) throw new ProblemError(409, { code: 'sold_out', message: 'No requests are taken at the moment.' });
    const priced = { ...detail, fee };
    const [shown, price] = [euro(fares), faresOf(priced)];
    if (!isSameMoney(price, shown) && !(accepted && isSameMoney(price, accepted))) {
      const change = { old: accepted ?? shown, new: price };
      throw new ProblemError(409, { code: 'price_changed', message: 'The service fee has changed.', price: change });
    }
    return { detail: priced, fares: price, deadlineAt: lastPayment(priced, now) };
  },
  requireFew: async () => undefined, // nothing runs out
  explain: async (_deps, _order, error) => error,

  issue: reviewRequest,
  lastAnswer: reviewRequest,
  quoteCancel: async (order, _people, now) => quoteOf(order, now),
  inParts: {
    // A code that was issued costs what it cost, so one alone gives nothing back; the request ends as a whole.
    quote: async (order, papers, now) => (papers.length < codesOf(order.detail) ? null : quoteOf(order, now)),
    unsell: async () => undefined,
  },
  quoteMs: null,
  cancelsUnderWay: true,
  cancel: async () => undefined, // a simulated code is worthless as soon as its order says so

  words: MAIL_WORDS,
  mailBlock: visaBlock,
  paperBlocks: () => [],
  files: async (_order, { papers }, url, wish) =>
    // The mail says the codes itself.
    wish?.isFirst
      ? []
      : [
          {
            name: 'authorization-codes.txt',
            bytes: new TextEncoder().encode(
              `Simulated: no office knows these codes.\n${papers.map(({ number }) => number).join('\n')}\n${url}\n`,
            ),
          },
        ],
  calendar: () => null,
};

/**
 * A day, but no longer than the promise is in time: who pays on a later day gets the code later.
 */
function lastPayment(detail: VisaDetail, now: number): number {
  const tomorrow = addDays(dayOf(now), 1);
  const isInTime = detail.arrival >= arrivalRange(detail, verdictsToPay(detail), tomorrow).first;
  return isInTime ? now + HOLD_MS : Math.min(now + HOLD_MS, momentOf(tomorrow));
}

const codesOf = ({ review }: VisaDetail): number =>
  review?.people.filter(({ outcome }) => outcome === 'codeIssued').length ?? 0;

/**
 * For each person: half of the service fee for who was refused, and for whom the ministry does not have yet; nothing for who
 * was sent to it. Null once the journey begins; nothing when the codes were issued, as what was refused went back then.
 */
function quoteOf(order: OrderOf<VisaDetail>, now: number): Cancellation | null {
  if (now >= spanOf(order.detail).startsAt) return null;
  const count = needyOf(order.detail).length;
  const shares = isIssued(order.status)
    ? []
    : (order.detail.review?.people ?? Array.from({ length: count }, () => null)).map(percentOf);
  const percent = shares.reduce((sum, share) => sum + share, 0) / count;
  const refund = euro(Math.round((paidFor(order).amount * percent) / 100));
  return { refund, lines: [{ part: VISA, percent: Math.round(percent), amount: refund }], byProtection: false };
}

function percentOf(person: Reviewed | null): number {
  if (person?.outcome === 'refused') return refusedPercent(person);
  return person === null || (person.stage !== null && person.stage !== 'sentToMinistry') ? VISA_WITHDRAWN_PERCENT : 0;
}
