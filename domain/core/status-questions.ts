import type { OrderStatus } from '#domain/core/order-status.ts';

/**
 * The phase of each status. All questions about a status are answered from this table only; a new status does not
 * compile without a phase.
 */
const PHASES = {
  draft: 'begun',
  held: 'open',
  awaitingPayment: 'open',
  paymentFailed: 'open',
  paying: 'paying',
  paid: 'issuing',
  issuing: 'issuing',
  issued: 'issued',
  cancelQuoted: 'issued',
  partiallyCancelled: 'issued',
  cancelRequested: 'cancelling',
  cancelled: 'cancelled',
  issueFailed: 'failing',
  refunding: 'failing',
  refunded: 'refunded',
  expired: 'expired',
  priceChanged: 'lost',
  soldOut: 'lost',
} as const satisfies Record<OrderStatus, string>;

type Phase = (typeof PHASES)[OrderStatus];

const inPhase =
  (...phases: readonly Phase[]) =>
  (status: OrderStatus): boolean =>
    phases.includes(PHASES[status]);

/** Statuses for which the answer is true, for a query. */
export const statusesThat = (question: (status: OrderStatus) => boolean): readonly OrderStatus[] =>
  (Object.keys(PHASES) as OrderStatus[]).filter(question);

export const isUnfinished = inPhase('open');
/** The typed values are still useful: the hold continues or can be placed again. */
export const isResumable = inPhase('begun', 'open', 'expired');
/** Its stock is held and a payment would be accepted. */
export const isWaitingForMoney = (status: OrderStatus): boolean =>
  status !== 'held' && inPhase('open', 'paying')(status);
/** It ended before payment, and money may still arrive. A cancelled order may have been issued before. */
export const isGivenUp = inPhase('expired', 'cancelled');
/** A background process will change it soon: at the bank, at the supplier, or a refund. */
export const isUnderWay = inPhase('paying', 'issuing', 'cancelling', 'failing');
/** Part of a future journey: begun, being paid, or with valid documents. */
export const isOfTrip = inPhase('begun', 'open', 'paying', 'issuing', 'issued');
/** Nothing happens before the traveller pays. */
export const isToBePaid = inPhase('begun', 'open');
/** It is paid; documents or a refund will follow. */
export const isBeingIssued = inPhase('issuing', 'failing');
/** It was paid, whatever happened before a cancellation. */
export const wasPaid = inPhase('issuing', 'issued', 'failing', 'refunded');
/** All or some of its documents are valid. */
export const isIssued = inPhase('issued');
/** It has documents, whatever was requested or done since. */
export const hasPapers = inPhase('issued', 'cancelling');
/** The rules under which it was sold decide the refund. */
export const isUnderItsRules = inPhase('issued', 'cancelling', 'cancelled');
/** It could not be issued, and a refund is in progress. */
export const isFailing = inPhase('failing');
/** There is nothing to resume: the traveller starts again. */
export const isGone = inPhase('begun', 'lost', 'cancelled');
/** No background process will change it any more. */
export const isSettled = inPhase('issued', 'refunded', 'cancelled');
/** Something went wrong. */
export const isBadNews = (status: OrderStatus): boolean =>
  status === 'paymentFailed' || status === 'issueFailed' || inPhase('expired', 'lost')(status);
/** It is being refunded or was refunded. */
export const isMoneyBack = (status: OrderStatus): boolean => status === 'refunding' || status === 'refunded';
