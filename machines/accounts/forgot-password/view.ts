import type { Problem } from '#domain/core/problem.ts';
import type { ForgotPasswordSnapshot } from '#machines/accounts/forgot-password/machine.ts';
import type { FormFault } from '#machines/core/form.ts';

export type ForgotPasswordView = {
  kind: 'forgotPassword';
  status: null | 'fetching' | 'success' | 'danger';
  faults: readonly FormFault[];
  problem: Problem | null;
  focusAsked: number;
};

export function forgotPasswordView(snapshot: ForgotPasswordSnapshot): ForgotPasswordView {
  return { kind: 'forgotPassword', status: statusOf(snapshot), ...snapshot.context };
}

function statusOf(snapshot: ForgotPasswordSnapshot): ForgotPasswordView['status'] {
  if (snapshot.matches('fetching')) return 'fetching';
  if (snapshot.matches({ form: 'success' })) return 'success';
  return snapshot.matches({ form: 'danger' }) ? 'danger' : null;
}
