import type { Problem } from '#domain/core/problem.ts';
import type { DeadlineEvent } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import type { components } from '#openapi/generated/types.ts';

type Inquiry = components['schemas']['HotelInquiry'];

/** What a machine must know of an inquiry to decide; all of it lies in the query cache. */
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
  /** Of an offer that was accepted. */
  readonly order: OrderInfo | null;
  /** The order of rooms that are held of an earlier choice: the offer takes their place when it is accepted. */
  readonly replaces: string | null;
  /** How often the server was asked. */
  readonly polls: number;
  /** Questions in a row that got no answer. */
  readonly failures: number;
  readonly problem: Problem | null;
};

export type HotelInquiryEvent =
  | DeadlineEvent
  /** The traveller no longer wants it, asked or offered. */
  | { type: 'inquiry.withdraw' }
  /** The hotel said yes, and the traveller goes on to the guests. */
  | { type: 'inquiry.accept'; replaces?: string | null }
  /** What has ended was read: back to the hotels. */
  | { type: 'inquiry.close' };

/** null: nothing is held. */
export type HotelInquiryOutput = { readonly order: OrderInfo | null };
