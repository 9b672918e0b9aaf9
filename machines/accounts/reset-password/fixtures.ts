import { otpCountdownViews } from '#machines/accounts/otp-countdown/fixtures.ts';
import type { ResetPasswordView } from '#machines/accounts/reset-password/view.ts';

const form = { isBusy: false, faults: [], problem: null, focusAsked: 0 } as const;
const code = { kind: 'code', countdown: otpCountdownViews.waiting, ...form } satisfies ResetPasswordView;
const password = { kind: 'password', ...form } satisfies ResetPasswordView;

export const resetPasswordViews = {
  code,
  codeMayBeSentAgain: { ...code, countdown: otpCountdownViews.ready },
  codeResent: { ...code, countdown: otpCountdownViews.resent },
  codeInvalid: { ...code, faults: [{ field: 'code', code: 'code_invalid' }] },
  codeChecking: { ...code, isBusy: true },
  codeElsewhere: { ...code, problem: { code: 'code_elsewhere', message: 'Not asked for here.' } },
  codeWrong: { ...code, problem: { code: 'code_wrong', message: 'Wrong or old.' } },
  codeTooMany: { ...code, countdown: otpCountdownViews.tooMany },
  password,
  passwordInvalid: { ...password, faults: [{ field: 'confirmPassword', code: 'password_mismatch' }] },
  passwordSaving: { ...password, isBusy: true },
  passwordCommon: {
    ...password,
    faults: [{ field: 'password', code: 'password_common' }],
    problem: { code: 'invalid_details', message: 'Too many people use this password.' },
  },
  lapsed: { kind: 'lapsed' },
  done: { kind: 'done' },
} satisfies Record<string, ResetPasswordView>;
