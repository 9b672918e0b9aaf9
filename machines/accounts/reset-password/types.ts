import type { Faulty, FormContext } from '#machines/core/form.ts';

export type ResetPasswordInput = {
  /** code: e-mail and one-time code; password: a session for a new password is open. */
  readonly stage: 'code' | 'password';
  /** Server epoch ms; null when this browser has not requested a code. */
  readonly resendAt: number | null;
};

export type ResetPasswordContext = FormContext & ResetPasswordInput;

export type ResetPasswordEvent =
  | ({ type: 'code.enter' } & Faulty)
  | { type: 'code.resend' }
  | ({ type: 'password.set' } & Faulty);
