import type { StaffSessionSnapshot } from '#machines/accounts/staff-session/machine.ts';
import type { FormContext } from '#machines/core/form.ts';

export type StaffSessionView = FormContext & { readonly kind: 'asking' | 'entering' | 'leaving' };

export function staffSessionView(snapshot: StaffSessionSnapshot): StaffSessionView {
  const { faults, problem, focusAsked } = snapshot.context;
  const kind = snapshot.matches('entering') ? 'entering' : snapshot.matches('leaving') ? 'leaving' : 'asking';
  return { kind, faults, problem, focusAsked };
}
