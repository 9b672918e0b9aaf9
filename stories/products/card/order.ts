import { type CardQuestion, priceOf } from '#domain/card/quote.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { momentOf } from '#domain/core/time.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';
import { unpaidOrder } from '../../support/unpaid-order.ts';

type CardOrder = components['schemas']['CardOrder'];

const question: CardQuestion = { day: '2026-12-05', people: 2 };
const total = priceOf(question);
const { discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment } = unpaidOrder;

const person = (firstName: string): CardOrder['passengers'][number] => ({
  ...{ ageClass: 'adult', title: 'MS', firstName, lastName: 'Keller', nationality: '', passportMasked: '' },
});

/** Two people, entered, not paid yet. */
export const cardOrder: CardOrder = {
  ...{ discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment, total },
  product: 'card',
  item: { day: question.day },
  orderId: ORDER_ID,
  reference: 'SFR-7K2M-9Q',
  status: 'awaitingPayment',
  stage: null,
  page: `/card/issue/${ORDER_ID}`,
  summary: {
    title: 'Card on 2026-12-05',
    place: 'isfahan',
    startsAt: momentOf(question.day),
    endsAt: momentOf('2026-12-06'),
    people: question.people,
  },
  serverNow: NOW,
  passengers: [person('Anna'), person('Jana')],
  lines: [
    { part: 'card', words: 'Card on 2026-12-05', count: 2, each: priceOf({ ...question, people: 1 }), sum: total },
  ],
  totals: { EUR: total, USD: convert(total, 'USD', RATES) },
  refunded: null,
  isCancellable: false,
  isInAccount: false,
  promisedAt: null,
  issuedAt: null,
  events: [{ status: 'held', at: NOW }],
  version: 2,
};

/** The same in any status. */
export const orderFor = (status: OrderStatus): CardOrder => ({ ...cardOrder, status });

export const cardPapers: Documents = {
  orderId: ORDER_ID,
  reference: cardOrder.reference,
  issuedAt: NOW,
  papers: [
    { position: 0, kind: 'voucher', number: 'SIM 1A2B3C4D', holder: null },
    { position: 1, kind: 'voucher', number: 'SIM 5E6F7A8B', holder: null },
  ],
};
