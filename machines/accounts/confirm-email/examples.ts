import type { confirmEmailMachine } from '#machines/accounts/confirm-email/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const confirmEmailExamples = defineExamples<typeof confirmEmailMachine>({
  inputs: [{ hasToken: true }, { hasToken: false }],
  events: [{ type: 'link.follow' }, { type: 'link.resend' }],
  outcomes: {
    confirmEmail: [
      ok({ claimedOrders: 0, waitingOrders: 0 }),
      ok({ claimedOrders: 2, waitingOrders: 0 }),
      ok({ claimedOrders: 0, waitingOrders: 1 }),
      problem('link_expired'),
      problem('link_used'),
      problem('not_found'),
      problem('unavailable'),
    ],
    resendConfirmation: [ok(), problem('rate_limited', { retryAfterSeconds: 600 })],
  },
  says: {},
  facets: {
    confirmEmail: factsOf<typeof confirmEmailMachine>({
      hasClaimed: ({ claimedOrders }) => claimedOrders > 0,
      hasWaiting: ({ waitingOrders }) => waitingOrders > 0,
      problem: ({ problem }) => problem?.code ?? null,
    }),
  },
});
