import { OTP_COUNTDOWN_SECONDS } from '#domain/core/limits.ts';
import type { OtpCountdownView } from '#machines/accounts/otp-countdown/view.ts';
import { NOW } from '#machines/core/testing/moment.ts';

export const RESEND_AT = NOW + OTP_COUNTDOWN_SECONDS * 1000;

export const otpCountdownViews = {
  waiting: { kind: 'waiting', resendAt: RESEND_AT, hasResent: false },
  resent: { kind: 'waiting', resendAt: RESEND_AT, hasResent: true },
  ready: { kind: 'ready', problem: null },
  sending: { kind: 'sending' },
  tooMany: {
    kind: 'ready',
    problem: { code: 'rate_limited', message: 'Too many tries.', retryAfterSeconds: 900 },
  },
} satisfies Record<string, OtpCountdownView>;
