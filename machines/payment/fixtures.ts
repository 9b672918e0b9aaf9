import type { PaymentView } from '#machines/payment/view.ts';

/** A payment by the traveller's situation. */
export const paymentViews = {
  starting: { kind: 'starting' },
  atBank: { kind: 'atBank' },
  verifying: { kind: 'verifying', isSlow: false },
  verifyingSlow: { kind: 'verifying', isSlow: true },
  ended: { kind: 'ended' },
} satisfies Record<string, PaymentView>;
