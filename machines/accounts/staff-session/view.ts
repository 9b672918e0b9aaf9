import type { Problem } from '#domain/core/problem.ts';
import type { StaffSessionSnapshot } from '#machines/accounts/staff-session/machine.ts';

export type StaffSessionView =
  | { readonly kind: 'idle'; readonly problem: Problem | null }
  | { readonly kind: 'entering' }
  | { readonly kind: 'leaving' };

export function staffSessionView(snapshot: StaffSessionSnapshot): StaffSessionView {
  if (snapshot.matches('entering')) return { kind: 'entering' };
  if (snapshot.matches('leaving')) return { kind: 'leaving' };
  return { kind: 'idle', problem: snapshot.context.problem };
}
