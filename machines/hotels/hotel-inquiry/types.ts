import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { components } from '#openapi/generated/types.ts';

type Inquiry = components['schemas']['HotelInquiry'];

/** The part of an inquiry that decisions need; the inquiry itself is in the query cache. */
export type InquiryInfo = Pick<Inquiry, 'inquiryId' | 'status' | 'answerBy' | 'offerUntil' | 'orderId'>;

export const inquiryInfoOf = ({ inquiryId, status, answerBy, offerUntil, orderId }: Inquiry): InquiryInfo => ({
  inquiryId,
  status,
  answerBy,
  offerUntil,
  orderId,
});

export type InquiryInput = { readonly inquiryId: string };

export type HotelInquiryInput = { readonly inquiry: InquiryInfo };
export type HotelInquiryContext = HotelInquiryInput & {
  /** The order of an accepted offer. */
  readonly order: OrderInfo | null;
  /** The order of an earlier hold that an accepted offer replaces. */
  readonly replaces: string | null;
  readonly polls: number;
  /** Failed polls in a row. */
  readonly failures: number;
  readonly problem: Problem | null;
};

export type HotelInquiryEvent =
  | DeadlineEvent
  /** Withdraws an inquiry or declines its offer. */
  | { type: 'inquiry.withdraw' }
  /** The traveller accepts the offer and continues to the guest form. */
  | { type: 'inquiry.accept'; replaces?: string | null }
  /** A finished inquiry was read: back to the hotels. */
  | { type: 'inquiry.close' };

/** null: nothing is held. */
export type HotelInquiryOutput = { readonly order: OrderInfo | null };
