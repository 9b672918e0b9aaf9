import { randomUUID } from 'node:crypto';
import { EACH, percentBack, priceOf } from '#domain/card/quote.ts';
import { emailProblem } from '#domain/core/contact.ts';
import { euro } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { EMPTY_PERSON } from '#domain/core/person.ts';
import { type FieldProblem, problemsIn } from '#domain/core/problem.ts';
import { defineProduct } from '#server/orders/product.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { type CardDetail, HOLD_MS, PRODUCT, PROMISE_MS, spanOf } from '#server/products/card/detail.ts';
import { MAIL_WORDS } from '#server/products/card/words.ts';

const titleOf = ({ day }: CardDetail): string => `Card on ${day}`;

/**
 * The smallest product that passes the conformance suite: a hold and a promise. TODO: `stock`, where something runs out: each of
 * its functions is one conditional statement (server/products/flights/stock.ts), and its table is a migration of its own.
 */
export const card = defineProduct<CardDetail>({
  pageOf: (orderId) => pathTo.cardIssue(orderId),
  // TODO: the place whose picture stands for it.
  summary: (detail) => ({ title: titleOf(detail), place: 'isfahan', ...spanOf(detail), people: detail.people }),
  view: ({ detail }) => ({
    item: { day: detail.day },
    lines: [{ part: PRODUCT, words: titleOf(detail), count: detail.people, each: EACH, sum: priceOf(detail) }],
  }),
  holdSeconds: HOLD_MS / 1000,
  holdAgain: async (_tx, { detail, fares }, { accepted }) => {
    const price = priceOf(detail);
    requirePrice(price, { shown: euro(fares), accepted });
    return { detail, fares: price };
  },
  people: {
    emptyDraft: ({ people }) => ({
      email: '',
      phone: '',
      passengers: Array.from({ length: people }, () => ({ ...EMPTY_PERSON, ageClass: 'adult' as const })),
    }),
    check: ({ detail }, { passengers, email }) => {
      const fields: Record<string, FieldProblem> = { ...problemsIn({ email: emailProblem(email) }) };
      if (passengers.length !== detail.people) fields.passengers = 'invalid';
      passengers.forEach(({ firstName, lastName }, index) => {
        if (firstName.trim() === '') fields[`passengers.${index}.firstName`] = 'required';
        if (lastName.trim() === '') fields[`passengers.${index}.lastName`] = 'required';
      });
      return fields;
    },
  },
  supplier: {
    issue: async ({ people }) => ({
      papers: Array.from({ length: people }, (_, person) => ({ kind: 'voucher', number: voucherNumber(), person })),
    }),
    promiseMs: () => PROMISE_MS,
  },
  cancellation: {
    quote: async (_db, { detail, fares, discount }, _people, now) => {
      const percent = percentBack(spanOf(detail).startsAt, now);
      if (percent === null) return null;
      const paid = euro(fares - discount);
      const refund = euro(Math.floor((paid.amount * percent) / 100));
      return { refund, lines: [{ part: PRODUCT, percent, paid, amount: refund }], byProtection: false };
    },
  },
  // TODO: where a deposit confirms it, and its rest is due a week before (`times` is in #domain/core/money.ts, DAY_MS in time.ts beside it):
  // payment: {
  //   plan: (detail, total) => ({ deposit: times(total, 0.3), balanceDueAt: spanOf(detail).startsAt - 7 * DAY_MS }),
  //   reminders: (_detail, dueAt) => [dueAt - 3 * DAY_MS],
  // },
  // A paper that comes only once all is paid: `whenPaid` of `supplier`. TODO: `steps`, where it belongs on the page of the
  // trip; without it that page does not show it. TODO: stages after it is issued: docs/a-new-product.md has an example. `changes`, where an issued order is changed: `quote` says what a wish leads to and holds its stock, `issue`
  // asks the supplier, `drop` and `take` free and sell (server/testing/products/simple.ts). The wishes are a schema of this
  // product's contract, named by its `change`. A price that falls after the sale: `lowerPrice` (server/orders/lower-price.ts).
  papers: {
    words: MAIL_WORDS,
    bought: (detail) => ({ heading: 'Card', lines: [titleOf(detail)] }),
    // TODO: papers as PDF (server/products/flights/papers).
    files: async (_order, { papers }) => [
      {
        of: 'papers',
        name: 'card.txt',
        type: 'text/plain; charset=utf-8',
        bytes: new TextEncoder().encode(papers.map(({ number }) => number).join('\n')),
      },
    ],
  },
});

/** Cannot be taken for a real number. The column is unique; a collision is retried. */
const voucherNumber = (): string => `SIM ${randomUUID().slice(0, 8).toUpperCase()}`;
