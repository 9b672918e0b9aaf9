import { otpCountdownFacts, sendCodeOutcomes } from '#machines/accounts/otp-countdown/examples.ts';
import { RESEND_AT } from '#machines/accounts/otp-countdown/fixtures.ts';
import type { resetPasswordMachine } from '#machines/accounts/reset-password/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

export const resetPasswordExamples = defineExamples<typeof resetPasswordMachine>({
  inputs: [
    { stage: 'code', resendAt: RESEND_AT },
    { stage: 'code', resendAt: null },
    { stage: 'password', resendAt: null },
  ],
  events: [
    { type: 'code.enter', faults: [] },
    { type: 'code.enter', faults: [{ field: 'code', code: 'code_invalid' }] },
    { type: 'code.resend' },
    { type: 'password.set', faults: [] },
    { type: 'password.set', faults: [{ field: 'confirmPassword', code: 'password_mismatch' }] },
  ],
  outcomes: {
    sendCode: sendCodeOutcomes,
    logInWithCode: [ok(), problem('code_wrong'), problem('rate_limited', { retryAfterSeconds: 600 })],
    changePassword: [
      ok(),
      problem('invalid_details', { fields: { password: 'password_common' } }),
      problem('login_required'),
      problem('unavailable'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: {
    otpCountdown: otpCountdownFacts,
    resetPassword: factsOf<typeof resetPasswordMachine>({
      stage: ({ stage }) => stage,
      faults: ({ faults }) => faults.map(({ code }) => code),
      problem: ({ problem }) => problem?.code ?? null,
      hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
    }),
  },
});
