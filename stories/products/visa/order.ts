import { euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { momentOf } from '#domain/core/time.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import { unpaidOrder } from '../../support/unpaid-order.ts';

type VisaOrder = components['schemas']['VisaOrder'];

const FEE = euro(2400);
const { discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment } = unpaidOrder;

export const orderFor = (status: OrderStatus): VisaOrder => ({
  ...{ discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment, status },
  orderId: ORDER_ID,
  reference: 'SFR-V31C-7T',
  stage: status === 'issuing' ? 'underReview' : null,
  page: `/iran-visa/issue/${ORDER_ID}`,
  summary: {
    title: 'Visa for Iran',
    place: 'Iran',
    startsAt: momentOf('2026-12-20'),
    endsAt: momentOf('2026-12-30'),
    people: 1,
    isAllDay: true,
  },
  serverNow: NOW,
  passengers: [],
  lines: [{ part: 'visa', words: 'Service fee, normal processing', count: 1, each: FEE, sum: FEE }],
  total: FEE,
  totals: { EUR: FEE, USD: { amount: 2616, currency: 'USD' } },
  refunded: null,
  isCancellable: status === 'issuing',
  isInAccount: true,
  promisedAt: null,
  issuedAt: null,
  events: [{ status: 'draft', at: NOW }],
  version: 3,
  product: 'visa',
  item: {
    ...{ entry: 'airport', arrival: '2026-12-20', days: 10, residence: 'DE', processing: 'normal' },
    promisedOn: '2026-12-02',
    people: [
      {
        nationality: 'DE',
        verdict: 'airportCode',
        needsCode: true,
        correction: null,
        answerBy: null,
        outcome: null,
        codeUntil: null,
        enterBy: null,
      },
    ],
    isSimulated: true,
  },
});
