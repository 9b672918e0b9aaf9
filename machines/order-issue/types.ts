import type { DeadlineEvent } from '#machines/shared/deadline.ts';
import type { OrderInfo } from '#machines/shared/order.ts';

export type OrderIssueInput = { readonly order: OrderInfo };
export type OrderIssueContext = {
  readonly order: OrderInfo;
  readonly polls: number;
  /** Questions in a row that got no answer. */
  readonly failures: number;
};
export type OrderIssueEvent = DeadlineEvent;
export type OrderIssueOutput = { readonly order: OrderInfo };
