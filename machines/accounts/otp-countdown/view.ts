import type { Problem } from '#domain/core/problem.ts';
import type { OtpCountdownSnapshot } from '#machines/accounts/otp-countdown/machine.ts';

/** hasResent: another code was sent from here. */
export type OtpCountdownView =
  | { kind: 'waiting'; resendAt: number; hasResent: boolean }
  | { kind: 'ready'; problem: Problem | null }
  | { kind: 'sending' };

export function otpCountdownView(snapshot: OtpCountdownSnapshot): OtpCountdownView {
  const { resendAt, problem, sendings } = snapshot.context;
  if (snapshot.matches('sending')) return { kind: 'sending' };
  return resendAt === null ? { kind: 'ready', problem } : { kind: 'waiting', resendAt, hasResent: sendings > 0 };
}
