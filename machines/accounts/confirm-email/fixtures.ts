import type { ConfirmEmailView } from '#machines/accounts/confirm-email/view.ts';

const offline = { code: 'unavailable', message: 'The server did not answer.' } as const;

export const confirmEmailViews = {
  verifying: { kind: 'verifying' },
  confirmed: { kind: 'confirmed', claimedOrders: 0, waitingOrders: 0 },
  confirmedWithOrders: { kind: 'confirmed', claimedOrders: 2, waitingOrders: 0 },
  ordersWait: { kind: 'confirmed', claimedOrders: 0, waitingOrders: 1 },
  expired: { kind: 'expired', isSending: false, problem: null },
  resending: { kind: 'expired', isSending: true, problem: null },
  notResent: { kind: 'expired', isSending: false, problem: offline },
  resent: { kind: 'resent' },
  used: { kind: 'used' },
  unknown: { kind: 'unknown' },
  offline: { kind: 'failed', problem: offline },
} satisfies Record<string, ConfirmEmailView>;
