import type { Problem } from '#domain/core/problem.ts';
import { type OtpCountdownView, otpCountdownView } from '#machines/accounts/otp-countdown/view.ts';
import type { ResetPasswordSnapshot } from '#machines/accounts/reset-password/machine.ts';
import type { FormFault } from '#machines/core/form.ts';

type Form = {
  isBusy: boolean;
  faults: readonly FormFault[];
  problem: Problem | null;
  focusAsked: number;
};

export type ResetPasswordView =
  | ({ kind: 'code'; countdown: OtpCountdownView } & Form)
  | ({ kind: 'password' } & Form)
  | { kind: 'lapsed' }
  | { kind: 'done' };

export function resetPasswordView(snapshot: ResetPasswordSnapshot): ResetPasswordView {
  const { faults, problem, focusAsked } = snapshot.context;
  const isBusy = snapshot.matches({ proving: 'checking' }) || snapshot.matches({ choosing: 'saving' });
  const form = { isBusy, faults, problem, focusAsked };
  if (snapshot.matches('done')) return { kind: 'done' };
  if (snapshot.matches('lapsed')) return { kind: 'lapsed' };
  if (snapshot.matches('choosing')) return { kind: 'password', ...form };
  const countdown = snapshot.children.otpCountdown?.getSnapshot();
  return { kind: 'code', countdown: countdown ? otpCountdownView(countdown) : { kind: 'sending' }, ...form };
}
