import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';

export type OrderIssueInput = { readonly order: OrderInfo };
export type OrderIssueContext = {
  readonly order: OrderInfo;
  readonly polls: number;
  /** Failed polls in a row. */
  readonly failures: number;
  /** Why this browser lost access to the order. */
  readonly problem: Problem | null;
};
export type OrderIssueEvent = DeadlineEvent;
/** problem: this browser lost access to the order; `order` is then the last known state. */
export type OrderIssueOutput = Pick<OrderIssueContext, 'order' | 'problem'>;
