import type { Problem } from '#domain/core/problem.ts';
import type { ConfirmEmailSnapshot } from '#machines/accounts/confirm-email/machine.ts';

export type ConfirmEmailView =
  | { kind: 'verifying' }
  | { kind: 'confirmed'; claimedOrders: number; waitingOrders: number }
  | { kind: 'expired'; isSending: boolean; problem: Problem | null }
  | { kind: 'resent' }
  | { kind: 'used' }
  | { kind: 'unknown' }
  | { kind: 'failed'; problem: Problem | null };

export function confirmEmailView(snapshot: ConfirmEmailSnapshot): ConfirmEmailView {
  const { claimedOrders, waitingOrders, problem } = snapshot.context;
  if (snapshot.matches('confirmed')) return { kind: 'confirmed', claimedOrders, waitingOrders };
  if (snapshot.matches('expired')) return { kind: 'expired', isSending: false, problem };
  if (snapshot.matches('resending')) return { kind: 'expired', isSending: true, problem };
  if (snapshot.matches('failed')) return { kind: 'failed', problem };
  if (snapshot.matches('resent')) return { kind: 'resent' };
  if (snapshot.matches('used')) return { kind: 'used' };
  return snapshot.matches('unknown') ? { kind: 'unknown' } : { kind: 'verifying' };
}
