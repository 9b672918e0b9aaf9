import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { LatePart, OrderInfo } from '#machines/core/order.ts';

export type PaymentIntent = {
  /** The total that the page showed when "Pay" was pressed. */
  readonly total: Money;
  readonly cancelPackage: boolean;
  /** The part paid from the balance, in EUR. */
  readonly fromBalance?: Money;
  /** All of it, where a deposit would do. */
  readonly part?: 'full';
};

export type StartPaymentInput = PaymentIntent & { readonly orderId: string; readonly attempt: number };
export type BankPage = { readonly redirectUrl: string };
/** Null: the balance paid everything, so there is no bank page. */
export type PaymentStarted = { readonly redirectUrl: string | null };

/** `intent` null: the traveller came back from the bank or reloaded, and only the result is needed. */
export type PaymentInput = {
  readonly orderId: string;
  readonly attempt: number;
  readonly intent: PaymentIntent | null;
  /** The order is confirmed already, and this pays its rest or a difference. */
  readonly late?: LatePart;
};

export type PaymentContext = PaymentInput & {
  readonly redirectUrl: string | null;
  readonly polls: number;
  readonly order: OrderInfo | null;
  readonly problem: Problem | null;
  /** This browser lost access to the order before the result was known. */
  readonly isUnread: boolean;
};

/** payment.leave: the traveller came back and says that nothing was paid. */
export type PaymentEvent = DeadlineEvent | { type: 'bank.returned' } | { type: 'payment.leave' };

/**
 * refused: the bank page never opened. closed: the order cannot be paid any more, for example because the hold ended.
 * unread: this browser cannot read the result.
 */
export type PaymentOutput = {
  readonly outcome: 'succeeded' | 'declined' | 'refused' | 'closed' | 'unread';
  readonly order: OrderInfo | null;
  readonly problem: Problem | null;
};
