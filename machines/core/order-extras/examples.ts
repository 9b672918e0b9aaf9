import { euro } from '#domain/core/money.ts';
import type { orderExtrasMachine } from '#machines/core/order-extras/machine.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

const facts = factsOf<typeof orderExtrasMachine>({
  news: ({ news }) => news,
  faults: ({ faults }) => faults.map(({ code }) => code),
  hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
  problem: ({ problem }) => problem && (problem.fields?.code ?? problem.code),
  balance: ({ balance }) => balance !== null,
  isBalanceUsed: ({ isBalanceUsed }) => isBalanceUsed,
  isSignedIn: ({ isSignedIn }) => isSignedIn,
});

export const orderExtrasExamples = defineExamples<typeof orderExtrasMachine>({
  inputs: [
    { orderId: ORDER_ID, isSignedIn: true },
    { orderId: ORDER_ID, isSignedIn: false },
  ],
  events: [
    { type: 'discount.apply', faults: [] },
    { type: 'discount.apply', faults: [CODE_MISSING] },
    { type: 'discount.remove' },
    { type: 'balance.use', isUsed: true },
    { type: 'balance.use', isUsed: false },
    { type: 'balance.refresh' },
    { type: 'account.change', isSignedIn: true },
    { type: 'account.change', isSignedIn: false },
  ],
  outcomes: {
    applyDiscount: [
      ok(),
      problem('invalid_details', { fields: { code: 'discount_unknown' } }),
      problem('invalid_details', { fields: { code: 'discount_used' } }),
      problem('invalid_details', { fields: { code: 'discount_expired' } }),
      problem('unavailable'),
    ],
    removeDiscount: [ok(), problem('not_allowed')],
    readBalance: [ok(euro(5000)), ok(euro(0)), problem('unavailable')],
  },
  says: {},
  facets: { orderExtras: facts },
});
