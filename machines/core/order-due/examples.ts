import { stepUpEvents, stepUpFacts, stepUpOutcomes } from '#machines/accounts/step-up/examples.ts';
import type { orderDueMachine } from '#machines/core/order-due/machine.ts';
import {
  leavePaymentOutcomes,
  openBankPageOutcomes,
  paymentFacts,
  startPaymentOutcomes,
} from '#machines/core/payment/examples.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const DUE_AT = NOW + 3_600_000;
const due = orderInfo('issued', { rest: 'due', restDueAt: DUE_AT, nextAttempt: 2 });
const TOTAL = { amount: 15_450, currency: 'EUR' } as const;

const facts = factsOf<typeof orderDueMachine>({
  problem: ({ problem }) => problem?.code ?? null,
  rest: ({ order }) => order.rest ?? null,
});

export const orderDueExamples = defineExamples<typeof orderDueMachine>({
  inputs: [
    { order: due },
    { order: orderInfo('issued', { rest: 'due' }) },
    { order: orderInfo('issued', { rest: 'atBank' }) },
  ],
  events: [
    { type: 'due.pay', intent: { total: TOTAL, cancelPackage: false } },
    { type: 'due.retry' },
    { type: 'due.drop' },
    { type: 'bank.returned' },
    { type: 'payment.leave' },
    { type: 'order.arrived', order: orderInfo('issued', { rest: 'paid' }) },
    { type: 'order.arrived', order: orderInfo('cancelled') },
    ...stepUpEvents,
  ],
  outcomes: {
    ...stepUpOutcomes,
    startPayment: [...startPaymentOutcomes, problem('step_up_required')],
    openBankPage: openBankPageOutcomes,
    leavePayment: leavePaymentOutcomes,
    readOrder: [
      ok(due),
      ok(orderInfo('issued', { rest: 'due', nextAttempt: 3, declineReason: 'insufficient_funds' })),
      ok(orderInfo('issued', { rest: 'atBank' })),
      ok(orderInfo('issued', { rest: 'paid' })),
      ok(orderInfo('cancelled')),
      problem('unavailable'),
      problem('order_unknown'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: { orderDue: facts, payment: paymentFacts, stepUp: stepUpFacts },
});
