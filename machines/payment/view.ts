import type { PaymentSnapshot } from '#machines/payment/machine.ts';
import { isBankSlow } from '#machines/shared/bank-polls.ts';

export type PaymentView =
  | { kind: 'starting' }
  | { kind: 'atBank' }
  /** isSlow: the bank takes unusually long; still nobody pays again. */
  | { kind: 'verifying'; isSlow: boolean }
  | { kind: 'ended' };

export function paymentView(snapshot: PaymentSnapshot): PaymentView {
  if (snapshot.matches('starting')) return { kind: 'starting' };
  if (snapshot.matches('atBank')) return { kind: 'atBank' };
  if (snapshot.matches('ended')) return { kind: 'ended' };
  return { kind: 'verifying', isSlow: isBankSlow(snapshot.context.polls) };
}
