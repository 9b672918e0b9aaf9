import type { Problem } from '#domain/core/problem.ts';
import { isBankSlow } from '#machines/core/bank-polls.ts';
import type { PaymentSnapshot } from '#machines/core/payment/machine.ts';

export type PaymentView =
  | { kind: 'starting' }
  | { kind: 'atBank' }
  /**
   * isSlow: the bank takes unusually long. isOpen: the bank knows of no payment, so the traveller may leave. problem:
   * why leaving failed.
   */
  | { kind: 'verifying'; isSlow: boolean; isOpen: boolean; isLeaving: boolean; problem: Problem | null }
  | { kind: 'ended' };

export function paymentView(snapshot: PaymentSnapshot): PaymentView {
  if (snapshot.matches('starting')) return { kind: 'starting' };
  if (snapshot.matches('atBank')) return { kind: 'atBank' };
  if (snapshot.matches('ended')) return { kind: 'ended' };
  const { polls, problem } = snapshot.context;
  const isLeaving = snapshot.matches('leaving');
  return { kind: 'verifying', isSlow: isBankSlow(polls), isOpen: polls > 1, isLeaving, problem };
}
