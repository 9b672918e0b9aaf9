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
const due = orderInfo('issued', { rest: { status: 'due', dueAt: DUE_AT }, nextAttempt: 2 });
const TOTAL = { amount: 15_450, currency: 'EUR' } as const;

const facts = factsOf<typeof orderDueMachine>({
  problem: ({ problem }) => problem?.code ?? null,
  due: ({ order, part }) => order[part]?.status ?? null,
});

export const orderDueExamples = defineExamples<typeof orderDueMachine>({
  inputs: [
    { order: due, part: 'rest' },
    { order: orderInfo('issued', { difference: { status: 'due' } }), part: 'difference' },
    { order: orderInfo('issued', { rest: { status: 'atBank' } }), part: 'rest' },
  ],
  events: [
    { type: 'due.pay', intent: { total: TOTAL, cancelPackage: false } },
    { type: 'due.retry' },
    { type: 'due.drop' },
    { type: 'bank.returned' },
    { type: 'payment.leave' },
    { type: 'order.arrived', order: orderInfo('issued', { rest: { status: 'paid' }, difference: { status: 'paid' } }) },
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
      ok(orderInfo('issued', { rest: { status: 'due' }, nextAttempt: 3, declineReason: 'insufficient_funds' })),
      ok(orderInfo('issued', { rest: { status: 'atBank' } })),
      ok(orderInfo('issued', { rest: { status: 'paid' } })),
      ok(orderInfo('issued', { difference: { status: 'due', dueAt: DUE_AT } })),
      ok(orderInfo('cancelled')),
      problem('unavailable'),
      problem('order_unknown'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: { orderDue: facts, payment: paymentFacts, stepUp: stepUpFacts },
});
