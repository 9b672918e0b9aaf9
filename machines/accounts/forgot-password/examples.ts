import type { forgotPasswordMachine } from '#machines/accounts/forgot-password/machine.ts';
import { EMAIL_MISSING, EMAIL_WRONG } from '#machines/core/testing/form.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const forgotPasswordFacts = factsOf<typeof forgotPasswordMachine>({
  faults: ({ faults }) => faults.map(({ code }) => code),
  problem: ({ problem }) => problem?.code ?? null,
  hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
});

export const forgotPasswordOutcomes = [
  ok(),
  problem('rate_limited', { retryAfterSeconds: 900 }),
  problem('invalid_details', { fields: { email: 'email_invalid' } }),
  { error: new TypeError('Failed to fetch') },
];

export const forgotPasswordEvents = [
  { type: 'password.forget', faults: [] },
  { type: 'password.forget', faults: [EMAIL_MISSING] },
  { type: 'password.forget', faults: [EMAIL_WRONG] },
] as const;

export const forgotPasswordExamples = defineExamples<typeof forgotPasswordMachine>({
  inputs: [undefined],
  events: forgotPasswordEvents,
  outcomes: { forgotPassword: forgotPasswordOutcomes },
  says: {},
  facets: { forgotPassword: forgotPasswordFacts },
});
