import type { OrderStatus } from '#domain/core/order-status.ts';
import { m } from '#src/copy/generated/messages.js';
import type { IconName } from '#src/ui/icon-names.ts';

type StatusWords = {
  readonly text: () => string;
  readonly tone: 'accent' | 'warn' | 'stop' | 'done' | 'line';
  readonly icon: IconName;
};

/** Status words; meaning is never by colour alone. */
const STATUS: Record<OrderStatus, StatusWords> = {
  draft: { text: () => m.profile_status_draft(), tone: 'line', icon: 'edit' },
  held: { text: () => m.profile_status_held(), tone: 'warn', icon: 'clock' },
  awaitingPayment: { text: () => m.profile_status_awaitingPayment(), tone: 'warn', icon: 'clock' },
  paying: { text: () => m.profile_status_paying(), tone: 'warn', icon: 'clock' },
  paid: { text: () => m.profile_status_paid(), tone: 'accent', icon: 'check' },
  issuing: { text: () => m.profile_status_issuing(), tone: 'accent', icon: 'clock' },
  issued: { text: () => m.profile_status_issued(), tone: 'done', icon: 'check' },
  expired: { text: () => m.profile_status_expired(), tone: 'line', icon: 'clock' },
  priceChanged: { text: () => m.profile_status_priceChanged(), tone: 'line', icon: 'info' },
  soldOut: { text: () => m.profile_status_soldOut(), tone: 'line', icon: 'info' },
  paymentFailed: { text: () => m.profile_status_paymentFailed(), tone: 'stop', icon: 'alert' },
  issueFailed: { text: () => m.profile_status_issueFailed(), tone: 'stop', icon: 'alert' },
  refunding: { text: () => m.profile_status_refunding(), tone: 'accent', icon: 'refund' },
  refunded: { text: () => m.profile_status_refunded(), tone: 'line', icon: 'refund' },
  cancelQuoted: { text: () => m.profile_status_cancelQuoted(), tone: 'done', icon: 'check' },
  cancelRequested: { text: () => m.profile_status_cancelRequested(), tone: 'warn', icon: 'clock' },
  partiallyCancelled: { text: () => m.profile_status_partiallyCancelled(), tone: 'warn', icon: 'x' },
  cancelled: { text: () => m.profile_status_cancelled(), tone: 'line', icon: 'x' },
};

export const statusWords = (status: OrderStatus) => {
  const { text, ...look } = STATUS[status];
  return { text: text(), ...look };
};
