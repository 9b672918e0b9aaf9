import { ACCOUNT_ID, OTHER_ACCOUNT_ID } from '#machines/accounts/auth/fixtures.ts';
import type { authMachine } from '#machines/accounts/auth/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const authExamples = defineExamples<typeof authMachine>({
  inputs: [{ accountId: null }, { accountId: ACCOUNT_ID }],
  events: [{ type: 'session.check' }, { type: 'session.end' }],
  outcomes: {
    readSession: [
      ok({ accountId: ACCOUNT_ID }),
      ok({ accountId: OTHER_ACCOUNT_ID }),
      ok({ accountId: null }),
      problem('unavailable'),
    ],
    logOut: [ok(), problem('unavailable'), { error: new TypeError('Failed to fetch') }],
  },
  says: {},
  facets: {
    auth: factsOf<typeof authMachine>({
      account: ({ accountId }) => accountId,
      problem: ({ problem }) => problem?.code ?? null,
    }),
  },
});
