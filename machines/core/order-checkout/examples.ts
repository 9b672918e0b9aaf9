import type { OrderStatus } from '#domain/core/order-status.ts';
import { extendOutcomes, holdSessionFacts } from '#machines/core/hold-session/fixtures.ts';
import { checkoutProblems } from '#machines/core/order-checkout/fixtures.ts';
import type { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import { freshCheckout } from '#machines/core/order-checkout/testing.ts';
import type { IndicatePage, OrderCheckoutEvent, OrderCheckoutInput } from '#machines/core/order-checkout/types.ts';
import { orderIssueFacts } from '#machines/core/order-issue/examples.ts';
import {
  leavePaymentOutcomes,
  openBankPageOutcomes,
  paymentFacts,
  startPaymentOutcomes,
} from '#machines/core/payment/examples.ts';
import { OTHER_ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const arrived = (status: OrderStatus): OrderCheckoutEvent => ({ type: 'order.arrived', order: orderInfo(status) });
const opened = (status: OrderStatus, indicatePage: IndicatePage): OrderCheckoutInput => ({
  ...freshCheckout,
  order: orderInfo(status),
  indicatePage,
});

/** One status of each kind that the checkout distinguishes. */
const STATUSES: readonly OrderStatus[] = [
  'held',
  'awaitingPayment',
  'paying',
  'paymentFailed',
  'paid',
  'issued',
  'refunded',
  'expired',
  'cancelled',
];

const TOTAL = { amount: 20_140, currency: 'EUR' } as const;

export const orderCheckoutExamples = defineExamples<typeof orderCheckoutMachine>({
  inputs: [
    freshCheckout,
    opened('held', 'results'),
    opened('paymentFailed', 'issue'),
    { ...opened('cancelled', 'passengers'), hasList: false },
    { ...opened('held', 'results'), hasList: false },
  ],
  events: [
    { type: 'step.visit', step: 'results' },
    { type: 'step.visit', step: 'passengers' },
    { type: 'step.visit', step: 'confirm' },
    { type: 'step.visit', step: 'issue' },
    { type: 'list.show' },
    { type: 'hold.release' },
    { type: 'hold.again' },
    { type: 'session.extend' },
    { type: 'price.accept' },
    { type: 'price.reject' },
    { type: 'problem.dismiss' },
    { type: 'passengers.submit' },
    { type: 'payment.start', intent: { total: TOTAL, cancelPackage: false } },
    { type: 'payment.start', intent: { total: TOTAL, cancelPackage: true } },
    { type: 'bank.returned' },
    { type: 'payment.leave' },
    { type: 'order.retry' },
    ...STATUSES.map(arrived),
    { type: 'order.arrived', order: orderInfo('cancelled', { orderId: OTHER_ORDER_ID }) },
  ],
  outcomes: {
    extendHold: extendOutcomes,
    submitPassengers: [
      ok(orderInfo('awaitingPayment')),
      problem('invalid_details', { fields: { 'passengers.0.firstName': 'not_latin' } }),
      problem('hold_expired'),
      problem('order_unknown'),
      problem('not_allowed'),
      problem('unavailable'),
    ],
    releaseHold: [ok(), problem('unavailable')],
    holdAgain: [
      ok(orderInfo('held')),
      { problem: checkoutProblems.priceUp },
      problem('sold_out'),
      problem('not_allowed'),
      problem('order_unknown'),
    ],
    startPayment: startPaymentOutcomes,
    openBankPage: openBankPageOutcomes,
    leavePayment: leavePaymentOutcomes,
    readOrder: [
      ...STATUSES.map((status) => ok(orderInfo(status))),
      ok(orderInfo('issueFailed')),
      problem('unavailable'),
      problem('order_unknown'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: {
    orderCheckout: factsOf<typeof orderCheckoutMachine>({
      status: ({ order }) => [order.status, order.hasPassengers],
      page: ({ indicatePage }) => indicatePage,
      hasList: ({ hasList }) => hasList,
      problem: ({ problem }) => problem?.code ?? null,
      isSupplierSlow: ({ isSupplierSlow }) => isSupplierSlow,
    }),
    hold: holdSessionFacts,
    payment: paymentFacts,
    orderIssue: orderIssueFacts,
  },
});
