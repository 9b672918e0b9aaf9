import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { components } from '#openapi/generated/types.ts';

type Inquiry = components['schemas']['InquiryCore'];

/** The part of an inquiry that decisions need; the inquiry itself is in the query cache. */
export type InquiryInfo = Pick<Inquiry, 'inquiryId' | 'status' | 'answerBy' | 'offerUntil' | 'orderId'>;

export const inquiryInfoOf = ({ inquiryId, status, answerBy, offerUntil, orderId }: Inquiry): InquiryInfo => ({
  inquiryId,
  status,
  answerBy,
  offerUntil,
  orderId,
});

export type InquiryId = { readonly inquiryId: string };

export type InquiryInput = { readonly inquiry: InquiryInfo };
export type InquiryContext = InquiryInput & {
  /** The order of an accepted offer. */
  readonly order: OrderInfo | null;
  /** The order of an earlier hold that an accepted offer replaces. */
  readonly replaces: string | null;
  readonly polls: number;
  /** Failed polls in a row. */
  readonly failures: number;
  readonly problem: Problem | null;
};

export type InquiryEvent =
  | DeadlineEvent
  /** Withdraws an inquiry or declines its offer. */
  | { type: 'inquiry.withdraw' }
  /** The traveller accepts the offer and continues to the form for the people. */
  | { type: 'inquiry.accept'; replaces?: string | null }
  /** A finished inquiry was read: back to the list. */
  | { type: 'inquiry.close' };

/** null: nothing is held. */
export type InquiryOutput = { readonly order: OrderInfo | null };
