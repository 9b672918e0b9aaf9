import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { defineProduct } from '#server/orders/product.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { cancellation } from '#server/products/insurance/cancellation.ts';
import { changes } from '#server/products/insurance/changes.ts';
import {
  banded,
  DRAFT_MS,
  faresOf,
  HOLD_MS,
  hasDaysLeft,
  type InsuranceDetail,
  itemOf,
  lastPayment,
  linesOf,
  PROMISE_MS,
  renewed,
  summaryOf,
} from '#server/products/insurance/detail.ts';
import { insuredOf } from '#server/products/insurance/gives.ts';
import { issueCertificates } from '#server/products/insurance/issue.ts';
import { mendInsurance } from '#server/products/insurance/mend.ts';
import { drawPapers } from '#server/products/insurance/papers/draw.ts';
import { checkPeople, formOf, wishProblems } from '#server/products/insurance/people.ts';
import { coverSteps } from '#server/products/insurance/steps.ts';
import { MAIL_WORDS, policyBlock } from '#server/products/insurance/words.ts';

/** Travel insurance for the days in Iran, from a simulated insurer. */
export const insurance = defineProduct<InsuranceDetail>({
  pageOf: (orderId) => pathTo.insuranceIssue(orderId),
  summary: summaryOf,
  steps: coverSteps,
  mend: mendInsurance,
  view: (order) => ({ item: itemOf(order), lines: linesOf(order.detail) }),
  gives: insuredOf,
  holdSeconds: HOLD_MS / 1000,
  reprice: async (_tx, { detail }, { passengers }) => {
    const priced = banded(
      detail,
      passengers.map(({ birthDate }) => birthDate),
    );
    return { detail: priced, fares: faresOf(priced) };
  },
  holdAgain: async (_tx, { detail, fares }, { people, accepted, now }) => {
    const priced = renewed(
      detail,
      people.map(({ birth_on }) => birth_on),
      now,
    );
    const price = faresOf(priced);
    requirePrice(price, { shown: euro(fares), accepted });
    return { detail: priced, fares: price, deadlineAt: lastPayment(priced, now) };
  },
  draft: {
    ms: DRAFT_MS,
    isStillRight: async (_tx, { detail }, { now }) => Object.keys(wishProblems(detail, now)).length === 0,
  },
  people: { emptyDraft: formOf, check: checkPeople },
  supplier: { issue: issueCertificates, promiseMs: () => PROMISE_MS },
  cancellation,
  changes,
  payment: { isInTime: hasDaysLeft },
  papers: {
    words: MAIL_WORDS,
    bought: policyBlock,
    sayBirth: true,
    files: drawPapers,
  },
});
