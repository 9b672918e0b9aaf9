import { euro } from '#domain/core/money.ts';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { momentOf } from '#domain/core/time.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Documents } from '#src/screens/core/booking/order.ts';
import { unpaidOrder } from '../../support/unpaid-order.ts';

type InsuranceOrder = components['schemas']['InsuranceOrder'];

const total = euro(4500);
const { discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment } = unpaidOrder;
const [firstDay, lastDay, days] = ['2026-12-05', '2026-12-16', 12];

const person = (firstName: string, more: Partial<InsuranceOrder['passengers'][number]> = {}) =>
  ({
    ...{ ageClass: 'adult', title: 'MS', firstName, lastName: 'Keller', nationality: 'DE', passportMasked: '•••••T47' },
    ...more,
  }) satisfies InsuranceOrder['passengers'][number];

/** Two people, entered, not paid yet. */
export const insuranceOrder: InsuranceOrder = {
  ...{ discount, rates, contact, holdSeconds, extensionsLeft, deadlineAt, payment, total },
  product: 'insurance',
  item: {
    ...{ plan: 'standard', isMountain: false, isInIran: false, firstDay, lastDay, days },
    coverFrom: momentOf(firstDay),
    coverUntil: momentOf('2026-12-17'),
    people: [
      { band: 'from12', days, lastDay, price: euro(3000), correctedLetters: 0 },
      { band: 'under12', days, lastDay, price: euro(1500), correctedLetters: 0 },
    ],
    keptEach: euro(500),
    isSimulated: true,
  },
  orderId: ORDER_ID,
  reference: 'SFR-7K2M-9Q',
  status: 'awaitingPayment',
  stage: null,
  page: `/iran-travel-insurance/issue/${ORDER_ID}`,
  summary: {
    title: 'Travel insurance for Iran, Standard, 12 days',
    place: 'iran',
    startsAt: momentOf(firstDay),
    endsAt: momentOf('2026-12-17'),
    people: 2,
    isAllDay: true,
  },
  serverNow: NOW,
  passengers: [person('Anna Maria'), person('Mia', { ageClass: 'child', passportMasked: '•••••M15' })],
  lines: [
    { part: 'person-1', words: 'Person 1, age 12 to 64, 12 days', count: 1, each: euro(3000), sum: euro(3000) },
    { part: 'person-2', words: 'Person 2, age 0 to 11, 12 days', count: 1, each: euro(1500), sum: euro(1500) },
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
export const orderFor = (status: OrderStatus): InsuranceOrder => ({ ...insuranceOrder, status });

export const issuedOrder: InsuranceOrder = { ...orderFor('issued'), issuedAt: NOW, isCancellable: true };

export const insurancePapers: Documents = {
  orderId: ORDER_ID,
  reference: insuranceOrder.reference,
  issuedAt: NOW,
  papers: [
    {
      position: 0,
      kind: 'certificate',
      number: 'SIM 4K7Q 2M9X 8TRW 6HZP',
      holder: { person: 0, passportNumber: 'C01X00T47', birthDate: '1988-03-14' },
    },
    {
      position: 1,
      kind: 'certificate',
      number: 'SIM 9B3F 5XW7 2KDP 8QRM',
      holder: { person: 1, passportNumber: 'C01X00M15', birthDate: '2018-08-09' },
    },
  ],
};
