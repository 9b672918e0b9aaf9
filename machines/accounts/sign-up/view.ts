import type { Problem } from '#domain/core/problem.ts';
import type { SignUpSnapshot } from '#machines/accounts/sign-up/machine.ts';
import type { FormFault } from '#machines/core/form.ts';

export type SignUpView =
  | {
      kind: 'signUp';
      /** The form cannot be submitted in `fetching` and `success`. */
      status: null | 'fetching' | 'success' | 'error';
      isInvited: boolean;
      faults: readonly FormFault[];
      problem: Problem | null;
      focusAsked: number;
      rulesRefused: number;
    }
  | { kind: 'done'; isSignedIn: boolean };

export function signUpView(snapshot: SignUpSnapshot): SignUpView {
  const { isInvited, faults, problem, focusAsked, rulesRefused, isSignedIn } = snapshot.context;
  if (snapshot.matches('done')) return { kind: 'done', isSignedIn };
  return { kind: 'signUp', status: statusOf(snapshot), isInvited, faults, problem, focusAsked, rulesRefused };
}

function statusOf(snapshot: SignUpSnapshot): null | 'fetching' | 'success' | 'error' {
  if (snapshot.matches('fetching')) return 'fetching';
  if (snapshot.matches({ form: 'error' })) return 'error';
  return snapshot.matches('form') ? null : 'success';
}
