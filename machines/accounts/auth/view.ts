import type { Problem } from '#domain/core/problem.ts';
import type { AuthSnapshot } from '#machines/accounts/auth/machine.ts';

export type AuthView =
  | { kind: 'signedOut'; isChecking: boolean; problem: Problem | null }
  | { kind: 'signedIn'; accountId: string; isChecking: boolean; problem: Problem | null }
  | { kind: 'signingOut' };

export function authView(snapshot: AuthSnapshot): AuthView {
  const { accountId, problem } = snapshot.context;
  const isChecking = snapshot.matches('checking');
  if (snapshot.matches('signingOut')) return { kind: 'signingOut' };
  return accountId === null
    ? { kind: 'signedOut', isChecking, problem }
    : { kind: 'signedIn', accountId, isChecking, problem };
}
