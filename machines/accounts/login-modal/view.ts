import type { Problem } from '#domain/core/problem.ts';
import { type ForgotPasswordView, forgotPasswordView } from '#machines/accounts/forgot-password/view.ts';
import type { LoginModalSnapshot } from '#machines/accounts/login-modal/machine.ts';
import type { LoginRequest } from '#machines/accounts/login-modal/types.ts';
import { type SignUpView, signUpView } from '#machines/accounts/sign-up/view.ts';
import type { FormFault } from '#machines/core/form.ts';

export type LoginForm = {
  isBusy: boolean;
  faults: readonly FormFault[];
  problem: Problem | null;
  focusAsked: number;
  /** The account was just created, but signing in with it failed. */
  hasSignedUp: boolean;
};

export type LoginModalView =
  | { kind: 'closed' }
  | ({ kind: 'login'; request: LoginRequest } & LoginForm)
  | { kind: 'createAccount'; request: LoginRequest; signUp: SignUpView }
  | { kind: 'forgotPassword'; request: LoginRequest; forgot: ForgotPasswordView }
  | { kind: 'completed' };

export function loginModalView(snapshot: LoginModalSnapshot): LoginModalView {
  const { request, faults, problem, focusAsked, hasSignedUp } = snapshot.context;
  const { signUp, forgotPassword } = snapshot.children;
  if (snapshot.matches({ hidden: 'completed' })) return { kind: 'completed' };
  if (snapshot.matches('hidden')) return { kind: 'closed' };
  if (signUp) return { kind: 'createAccount', request, signUp: signUpView(signUp.getSnapshot()) };
  if (forgotPassword) {
    return { kind: 'forgotPassword', request, forgot: forgotPasswordView(forgotPassword.getSnapshot()) };
  }
  const isBusy = snapshot.matches({ open: { login: 'submitting' } });
  return { kind: 'login', request, isBusy, faults, problem, focusAsked, hasSignedUp };
}
