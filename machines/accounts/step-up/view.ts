import type { Problem } from '#domain/core/problem.ts';
import type { StepUpSnapshot } from '#machines/accounts/step-up/machine.ts';
import type { CodeSent } from '#machines/accounts/step-up/types.ts';
import type { FormContext } from '#machines/core/form.ts';

export type StepUpView =
  | { kind: 'sending' }
  | { kind: 'unsent'; problem: Problem | null }
  | (FormContext & { kind: 'asking'; sent: CodeSent | null; canResend: boolean; isVerifying: boolean });

export function stepUpView(snapshot: StepUpSnapshot): StepUpView {
  const { sent, problem, faults, focusAsked } = snapshot.context;
  if (snapshot.matches('sending')) return { kind: 'sending' };
  if (snapshot.matches('unsent')) return { kind: 'unsent', problem };
  const isVerifying = !snapshot.matches('asking');
  const canResend = snapshot.matches({ asking: { resend: 'ready' } });
  return { kind: 'asking', sent, canResend, isVerifying, problem, faults, focusAsked };
}
