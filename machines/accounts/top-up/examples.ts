import { AMOUNT_SMALL, BANK_URL, TOP_UP_ID, topUps } from '#machines/accounts/top-up/fixtures.ts';
import type { topUpMachine } from '#machines/accounts/top-up/machine.ts';
import { isBankSlow } from '#machines/core/bank-polls.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const facts = factsOf<typeof topUpMachine>({
  isBack: ({ topUpId }) => topUpId !== null,
  isSlow: ({ polls }) => isBankSlow(polls),
  problem: ({ problem }) => problem?.code ?? null,
  faults: ({ faults }) => faults.map(({ code }) => code),
  hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
});

export const topUpExamples = defineExamples<typeof topUpMachine>({
  inputs: [
    { flowId: 'visit-1', topUpId: null },
    { flowId: 'visit-1', topUpId: TOP_UP_ID },
  ],
  events: [
    { type: 'amount.submit', amount: { amount: 5000, currency: 'EUR' }, faults: [] },
    { type: 'amount.submit', amount: null, faults: [AMOUNT_SMALL] },
    { type: 'bank.returned' },
    { type: 'topup.again' },
  ],
  outcomes: {
    startTopUp: [
      ok({ topUpId: TOP_UP_ID, redirectUrl: BANK_URL }),
      problem('invalid_details', { fields: { amount: 'amount_too_large' } }),
      problem('unavailable'),
    ],
    openBankPage: [ok(), { error: new TypeError('Invalid URL') }],
    readTopUp: [
      ok(topUps.started),
      ok(topUps.succeeded),
      ok(topUps.declined),
      problem('not_found'),
      problem('unavailable'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: { topUp: facts },
});
