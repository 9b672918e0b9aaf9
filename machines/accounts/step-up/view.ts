import type { Problem } from '#domain/core/problem.ts';
import type { StepUpSnapshot } from '#machines/accounts/step-up/machine.ts';
import type { CodeSent } from '#machines/accounts/step-up/types.ts';

export type StepUpView =
  | { kind: 'sending' }
  | { kind: 'unsent'; problem: Problem | null }
  | { kind: 'asking'; sent: CodeSent | null; canResend: boolean; isVerifying: boolean; problem: Problem | null };

export function stepUpView(snapshot: StepUpSnapshot): StepUpView {
  const { sent, problem } = snapshot.context;
  if (snapshot.matches('sending')) return { kind: 'sending' };
  if (snapshot.matches('unsent')) return { kind: 'unsent', problem };
  const isVerifying = !snapshot.matches('asking');
  return { kind: 'asking', sent, canResend: snapshot.matches({ asking: 'ready' }), isVerifying, problem };
}
