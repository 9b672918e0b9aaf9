import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';

export type OrderIssueInput = { readonly order: OrderInfo };
export type OrderIssueContext = {
  readonly order: OrderInfo;
  readonly polls: number;
  /** Questions in a row that got no answer. */
  readonly failures: number;
  /** Why this browser may not ask any more. */
  readonly problem: Problem | null;
};
export type OrderIssueEvent = DeadlineEvent;
/** problem: this browser may not ask any more, and the order is as it was known last. */
export type OrderIssueOutput = Pick<OrderIssueContext, 'order' | 'problem'>;
