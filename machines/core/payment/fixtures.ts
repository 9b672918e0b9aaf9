import type { PaymentView } from '#machines/core/payment/view.ts';

export const paymentViews = {
  starting: { kind: 'starting' },
  atBank: { kind: 'atBank' },
  verifying: { kind: 'verifying', isSlow: false, isOpen: false, isLeaving: false, problem: null },
  verifyingOpen: { kind: 'verifying', isSlow: false, isOpen: true, isLeaving: false, problem: null },
  verifyingSlow: { kind: 'verifying', isSlow: true, isOpen: true, isLeaving: false, problem: null },
  ended: { kind: 'ended' },
} satisfies Record<string, PaymentView>;
