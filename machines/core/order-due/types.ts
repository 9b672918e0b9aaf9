import type { Problem } from '#domain/core/problem.ts';
import type { CodeEvent } from '#machines/accounts/step-up/types.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { LatePart, OrderInfo } from '#machines/core/order.ts';
import type { PaymentIntent } from '#machines/core/payment/types.ts';

export type OrderDueInput = {
  readonly order: OrderInfo;
  /** What is paid here. The other part may be due, or at the bank, at the same time. */
  readonly part: LatePart;
};

export type OrderDueContext = OrderDueInput & {
  /** The payment that is being made; null: the browser came back to one. */
  readonly intent: PaymentIntent | null;
  readonly problem: Problem | null;
  /** The time to pay that has passed here; null: none. */
  readonly lateAt: number | null;
};

export type OrderDueEvent =
  | DeadlineEvent
  | { type: 'due.pay'; intent: PaymentIntent }
  /** Asks the server again how the order stands. */
  | { type: 'due.retry' }
  /** Goes back from the question for a code. */
  | { type: 'due.drop' }
  | { type: 'bank.returned' }
  /** Back from the bank without having paid. */
  | { type: 'payment.leave' }
  /** The page has read the order again, for whatever reason. */
  | { type: 'order.arrived'; order: OrderInfo }
  | CodeEvent;
