import { stepUpViews } from '#machines/accounts/step-up/fixtures.ts';
import type { OrderDueView } from '#machines/core/order-due/view.ts';
import { paymentViews } from '#machines/core/payment/fixtures.ts';

const ready = { kind: 'ready', payment: 'none', stepUp: null, problem: null } satisfies OrderDueView;

export const orderDueViews = {
  ready,
  starting: { ...ready, payment: 'starting' },
  atBank: { ...ready, payment: 'atBank' },
  asking: { ...ready, payment: 'isAsking' },
  declined: { ...ready, problem: { code: 'payment_declined', message: 'insufficient_funds' } },
  left: { ...ready, problem: { code: 'payment_declined', message: 'cancelled_by_cardholder' } },
  offline: { ...ready, problem: { code: 'unavailable', message: 'The server did not answer.' } },
  elsewhere: { ...ready, problem: { code: 'conflict', message: 'A payment is open.' } },
  otherPrice: {
    ...ready,
    problem: {
      code: 'price_changed',
      message: 'The total is not what the page showed.',
      price: { old: { amount: 15_450, currency: 'EUR' }, new: { amount: 12_450, currency: 'EUR' } },
    },
  },
  proving: { ...ready, stepUp: stepUpViews.asking },
  wrongCode: { ...ready, stepUp: stepUpViews.wrong },
  verifying: paymentViews.verifying,
  verifyingOpen: paymentViews.verifyingOpen,
  verifyingSlow: paymentViews.verifyingSlow,
  failed: { kind: 'failed', problem: { code: 'unavailable', message: 'The server did not answer.' } },
  paid: { kind: 'paid' },
  over: { kind: 'over' },
} satisfies Record<string, OrderDueView>;
