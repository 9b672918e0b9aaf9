import { RESEND_AT } from '#machines/accounts/otp-countdown/fixtures.ts';
import type { otpCountdownMachine } from '#machines/accounts/otp-countdown/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

export const otpCountdownFacts = factsOf<typeof otpCountdownMachine>({
  isCounting: ({ resendAt }) => resendAt !== null,
  problem: ({ problem }) => problem?.code ?? null,
  hasResent: ({ sendings }) => sendings > 0,
});

export const sendCodeOutcomes = [
  ok({ resendAt: RESEND_AT + 120_000 }),
  problem('rate_limited', { retryAfterSeconds: 900 }),
  problem('unavailable'),
];

export const otpCountdownExamples = defineExamples<typeof otpCountdownMachine>({
  inputs: [{ resendAt: RESEND_AT }, { resendAt: null }],
  events: [{ type: 'code.resend' }],
  outcomes: { sendCode: sendCodeOutcomes },
  says: { deadline: DEADLINE },
  facets: { otpCountdown: otpCountdownFacts },
});
