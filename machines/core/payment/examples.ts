import type { OrderStatus } from '#domain/core/order-status.ts';
import { isBankSlow } from '#machines/core/bank-polls.ts';
import type { paymentMachine } from '#machines/core/payment/machine.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

export const paymentFacts = factsOf<typeof paymentMachine>({
  intent: ({ intent }) => intent !== null,
  isOpen: ({ polls }) => polls > 1,
  isSlow: ({ polls }) => isBankSlow(polls),
  problem: ({ problem }) => problem !== null,
  isUnread: ({ isUnread }) => isUnread,
});

export const startPaymentOutcomes = [
  ok({ redirectUrl: 'https://bank.example/pay/1' }),
  ok({ redirectUrl: null }),
  problem('price_changed'),
  problem('hold_expired'),
  problem('order_unknown'),
  problem('not_allowed'),
  problem('balance_too_low'),
  problem('conflict'),
  problem('unavailable'),
  { error: new TypeError('Failed to fetch') },
];
export const leavePaymentOutcomes = [
  ok(orderInfo('paymentFailed', { declineReason: 'cancelled_by_cardholder' })),
  problem('unavailable'),
];
export const openBankPageOutcomes = [ok(), { error: new TypeError('Invalid URL') }];

const STATUSES: readonly OrderStatus[] = ['paying', 'paymentFailed', 'awaitingPayment', 'paid', 'issued', 'refunded'];

export const paymentExamples = defineExamples<typeof paymentMachine>({
  inputs: [
    { orderId: ORDER_ID, attempt: 1, intent: { total: { amount: 20_140, currency: 'EUR' }, cancelPackage: false } },
    { orderId: ORDER_ID, attempt: 2, intent: null },
  ],
  events: [{ type: 'bank.returned' }, { type: 'payment.leave' }],
  outcomes: {
    startPayment: startPaymentOutcomes,
    openBankPage: openBankPageOutcomes,
    leavePayment: leavePaymentOutcomes,
    readOrder: [
      ...STATUSES.map((status) => ok(orderInfo(status))),
      ok(orderInfo('expired')),
      ok(orderInfo('paymentFailed', { declineReason: 'insufficient_funds', nextAttempt: 2 })),
      problem('unavailable'),
      problem('order_unknown'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: { payment: paymentFacts },
});
