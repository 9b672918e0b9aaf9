import { promiseOf } from '#domain/card/delivery.ts';
import { CARD_PRICE } from '#domain/card/limits.ts';
import { quoteLoad } from '#domain/card/load.ts';
import { add, euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { dayOf, momentOf } from '#domain/core/time.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';
import { unpaidOrder } from '../../support/unpaid-order.ts';

type CardOrder = components['schemas']['CardOrder'];

const ARRIVAL = '2026-12-12';
const load = quoteLoad(euro(300_00), RATES);
const delivery = euro(6_00);
const total = add(add(CARD_PRICE, load.amount), delivery);
const { discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment } = unpaidOrder;

/** A card for Anna with 300 euros on it, to her first hotel; the holder is told, not paid yet. */
export const cardOrder: CardOrder = {
  ...{ discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment, total },
  product: 'card',
  item: {
    kind: 'new',
    cardOrderId: ORDER_ID,
    price: CARD_PRICE,
    arrival: ARRIVAL,
    delivery: { to: 'hotel', hotel: 'Zandiyeh Hotel', city: 'Shiraz' },
    deliveryPrice: delivery,
    promise: { ...promiseOf(dayOf(NOW), 'hotel'), fit: 'in_time' },
    load,
    loadBefore: null,
    asked: [],
    answerBy: null,
    isSimulated: true,
  },
  orderId: ORDER_ID,
  reference: 'SFR-C63P-8H',
  status: 'awaitingPayment',
  stage: null,
  page: `/iran-travel-card/issue/${ORDER_ID}`,
  summary: {
    title: 'Travel card',
    place: 'shiraz',
    startsAt: momentOf(ARRIVAL),
    endsAt: momentOf('2027-12-12'),
    people: 1,
  },
  serverNow: NOW,
  passengers: [
    {
      ...{ ageClass: 'adult', title: 'MS', firstName: 'Anna Maria', lastName: 'Keller' },
      ...{ nationality: 'DE', passportMasked: '•••••••47' },
    },
  ],
  lines: [
    { part: 'card', words: 'Travel card', count: 1, each: CARD_PRICE, sum: CARD_PRICE },
    { part: 'load', words: 'First load', count: 1, each: load.amount, sum: load.amount },
    { part: 'delivery', words: 'Delivery to a hotel', count: 1, each: delivery, sum: delivery },
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
  papers: [{ position: 0, kind: 'voucher', number: 'SIM 1A2B3C4D', holder: null }],
};
