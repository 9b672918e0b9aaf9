import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { CodeEvent } from '#machines/accounts/step-up/types.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type { components } from '#openapi/generated/types.ts';

/** The refund if the order is cancelled now. */
export type CancellationQuote = components['schemas']['CancellationQuote'];
export type RefundTo = components['schemas']['CancellationRequest']['to'];
/** Positions of the papers to cancel; null for all that are still valid. */
export type Chosen = readonly number[] | null;
export type QuoteInput = OrderInput & { readonly papers: Chosen };
export type CancelOrderInput = QuoteInput & {
  readonly refund: Money;
  readonly to: RefundTo;
  readonly idempotencyKey: string;
};

export type OrderCancelInput = OrderInput & { readonly flowId: string };

export type OrderCancelContext = OrderCancelInput & {
  readonly quote: CancellationQuote | null;
  /** The refund shown before the present quote; null when there was none or when it is the same. */
  readonly before: Money | null;
  readonly papers: Chosen;
  readonly to: RefundTo;
  readonly attempt: number;
  readonly problem: Problem | null;
};

export type OrderCancelEvent =
  | DeadlineEvent
  | { type: 'cancel.ask' }
  | { type: 'cancel.choose'; papers: readonly number[] }
  | { type: 'cancel.confirm' }
  | { type: 'cancel.drop' }
  | { type: 'refund.choose'; to: RefundTo }
  | CodeEvent;
