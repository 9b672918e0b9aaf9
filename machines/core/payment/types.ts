import type { Money } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';

export type PaymentIntent = {
  /** What the page showed when "Pay" was pressed. */
  readonly total: Money;
  readonly cancelPackage: boolean;
  /** In EUR, what the balance pays of it. */
  readonly fromBalance?: Money;
};

export type StartPaymentInput = PaymentIntent & { readonly orderId: string; readonly attempt: number };
export type BankPage = { readonly redirectUrl: string };
/** Null when the balance paid everything: there is no page to go to. */
export type PaymentStarted = { readonly redirectUrl: string | null };

/** Without an intent the traveller comes back from the bank, or reloads: only the answer is wanted. */
export type PaymentInput = {
  readonly orderId: string;
  readonly attempt: number;
  readonly intent: PaymentIntent | null;
};

export type PaymentContext = PaymentInput & {
  readonly redirectUrl: string | null;
  readonly polls: number;
  readonly order: OrderInfo | null;
  readonly problem: Problem | null;
  /** This browser may not ask any more what became of it. */
  readonly isUnread: boolean;
};

/** payment.leave: the traveller came back and says that nothing was paid. */
export type PaymentEvent = DeadlineEvent | { type: 'bank.returned' } | { type: 'payment.leave' };

/**
 * refused: the traveller never came to the bank's page. closed: the order is past paying for another reason, as an ended hold.
 * unread: what became of it cannot be asked from this browser.
 */
export type PaymentOutput = {
  readonly outcome: 'succeeded' | 'declined' | 'refused' | 'closed' | 'unread';
  readonly order: OrderInfo | null;
  readonly problem: Problem | null;
};
