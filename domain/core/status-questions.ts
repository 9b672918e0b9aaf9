import type { OrderStatus } from '#domain/core/order-status.ts';

/**
 * How far an order is. All questions about a status are answered from this table, here and nowhere else; a new status does
 * not compile before it has its place.
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

/** Statuses for which the answer is yes, for a query. */
export const statusesThat = (question: (status: OrderStatus) => boolean): readonly OrderStatus[] =>
  (Object.keys(PHASES) as OrderStatus[]).filter(question);

/** Its stock is held for its traveller, who may go on, or give it up. */
export const isUnfinished = inPhase('open');
/** What its traveller typed still has a use: the hold goes on, or can be placed again. */
export const isResumable = inPhase('begun', 'open', 'expired');
/** Its stock is held and money for it would be taken. */
export const isWaitingForMoney = (status: OrderStatus): boolean =>
  status !== 'held' && inPhase('open', 'paying')(status);
/** It was given up before it was paid, and money may still come. A cancelled one may have been issued before. */
export const isGivenUp = inPhase('expired', 'cancelled');
/** Something happens by itself soon: at the bank, at the supplier, or with money that goes back. */
export const isUnderWay = inPhase('paying', 'issuing', 'cancelling', 'failing');
/** Something of a journey to come: begun, being paid, or with valid papers. */
export const isOfTrip = inPhase('begun', 'open', 'paying', 'issuing', 'issued');
/** Its traveller has to pay before anything happens. */
export const isToBePaid = inPhase('begun', 'open');
/** It is paid, and is on its way to papers, or to its money back. */
export const isBeingIssued = inPhase('issuing', 'failing');
/** It had its money, whatever became of it before it was cancelled. */
export const wasPaid = inPhase('issuing', 'issued', 'failing', 'refunded');
/** It has papers that are valid, all or some of them. */
export const isIssued = inPhase('issued');
/** It has papers, whatever was asked or done since. */
export const hasPapers = inPhase('issued', 'cancelling');
/** The rules that it was sold under say what of its money comes back. */
export const isUnderItsRules = inPhase('issued', 'cancelling', 'cancelled');
/** It could not be issued, and its money is on the way back. */
export const isFailing = inPhase('failing');
/** Nothing to come back to: its traveller begins anew. */
export const isGone = inPhase('begun', 'lost', 'cancelled');
/** Nothing happens any more by itself. */
export const isSettled = inPhase('issued', 'refunded', 'cancelled');
/** Something went wrong. */
export const isBadNews = (status: OrderStatus): boolean =>
  status === 'paymentFailed' || status === 'issueFailed' || inPhase('expired', 'lost')(status);
/** Its money goes back or is back. */
export const isMoneyBack = (status: OrderStatus): boolean => status === 'refunding' || status === 'refunded';
