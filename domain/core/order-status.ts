import type { components } from '#openapi/generated/types.ts';

export type OrderStatus = components['schemas']['OrderStatus'];

/** What people and background jobs can do to an order. */
export type OrderAction =
  | 'saveDraft'
  | 'submitPassengers'
  | 'place'
  | 'reopen'
  | 'extendHold'
  | 'releaseHold'
  | 'expireHold'
  | 'holdAgain'
  | 'changeDiscount'
  | 'startPayment'
  | 'acceptPayment'
  | 'payBalance'
  | 'declinePayment'
  | 'startIssue'
  | 'finishIssue'
  | 'failIssue'
  | 'startRefund'
  | 'finishRefund'
  | 'keepQuote'
  | 'endQuote'
  | 'requestCancel'
  | 'requestCancelUnderWay'
  | 'finishCancel'
  | 'refusePart'
  | 'setStage'
  | 'change';

const OPEN = ['held', 'awaitingPayment', 'paymentFailed'] as const satisfies OrderStatus[];
/** Nothing is held yet; it expires or is given up. */
const BEGUN = ['draft', 'priceChanged'] as const satisfies OrderStatus[];

/** All or some of its documents are valid. */
const ISSUED = ['issued', 'cancelQuoted', 'partiallyCancelled'] as const satisfies OrderStatus[];

/**
 * Action × status: where an action is allowed. Server and machines use the same table. `acceptPayment` is also allowed
 * after the hold ended: late money either gets seats or is refunded.
 */
const ALLOWED = {
  saveDraft: ['draft', ...OPEN, 'expired'],
  submitPassengers: ['draft', ...OPEN],
  place: ['draft'],
  /** Back to a draft to change its content; money of an earlier attempt is refunded. */
  reopen: ['awaitingPayment', 'paymentFailed'],
  extendHold: OPEN,
  releaseHold: [...BEGUN, ...OPEN],
  expireHold: [...BEGUN, ...OPEN],
  holdAgain: ['expired', 'priceChanged', 'soldOut'],
  changeDiscount: OPEN,
  startPayment: ['awaitingPayment', 'paymentFailed'],
  acceptPayment: ['paying', 'paymentFailed', 'expired', 'awaitingPayment', 'cancelled'],
  payBalance: ['paid', 'issuing', ...ISSUED],
  declinePayment: ['paying'],
  startIssue: ['paid', 'issuing'],
  finishIssue: ['issuing'],
  failIssue: ['issuing'],
  startRefund: ['paid', 'issueFailed', 'paying', 'paymentFailed', 'expired', 'awaitingPayment', 'cancelled'],
  finishRefund: ['refunding'],
  keepQuote: ISSUED,
  endQuote: ['cancelQuoted'],
  requestCancel: ISSUED,
  requestCancelUnderWay: ['issuing'],
  finishCancel: ['cancelRequested'],
  refusePart: ['issued'],
  setStage: ['issuing', ...ISSUED],
  change: ISSUED,
} as const satisfies Record<OrderAction, readonly OrderStatus[]>;

/** Statuses in which the action is allowed. */
export const statusesFor = (action: OrderAction): readonly OrderStatus[] => ALLOWED[action];

export const isAllowed = (action: OrderAction, status: OrderStatus): boolean => statusesFor(action).includes(status);

export type OrderState = components['schemas']['OrderState'];

const STATES: Readonly<Record<OrderStatus, Exclude<OrderState, 'past'>>> = {
  draft: 'open',
  held: 'open',
  awaitingPayment: 'open',
  priceChanged: 'open',
  paymentFailed: 'open',
  paying: 'open',
  paid: 'open',
  issuing: 'open',
  issued: 'upcoming',
  cancelQuoted: 'upcoming',
  partiallyCancelled: 'upcoming',
  cancelRequested: 'ended',
  cancelled: 'ended',
  issueFailed: 'ended',
  refunding: 'ended',
  refunded: 'ended',
  expired: 'ended',
  soldOut: 'ended',
};

/** An issued order is upcoming until it ends, then past. */
export function orderState(status: OrderStatus, endsAt: number, now: number): OrderState {
  const state = STATES[status];
  return state === 'upcoming' && endsAt <= now ? 'past' : state;
}

/** Statuses that can be in a group; for issued orders the time decides between upcoming and past. */
export const statusesOf = (state: OrderState): readonly OrderStatus[] =>
  (Object.keys(STATES) as OrderStatus[]).filter((status) => STATES[status] === (state === 'past' ? 'upcoming' : state));
