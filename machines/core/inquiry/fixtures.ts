import { HOUR_MS } from '#domain/core/time.ts';
import type { InquiryInfo } from '#machines/core/inquiry/types.ts';
import type { InquiryView } from '#machines/core/inquiry/view.ts';
import { NOW, ORDER_ID } from '#machines/core/testing/moment.ts';

export const INQUIRY_ID = '0c7b3b1e-55c4-4a6b-9d0e-1f6a0a6c2b11';

export const inquiryInfo = (status: InquiryInfo['status'], more: Partial<InquiryInfo> = {}): InquiryInfo => {
  const hasOffer = status === 'offered' || status === 'accepted';
  return {
    inquiryId: INQUIRY_ID,
    status,
    answerBy: NOW + 3 * HOUR_MS,
    offerUntil: hasOffer ? NOW + HOUR_MS : null,
    orderId: hasOffer ? ORDER_ID : null,
    ...more,
  };
};

const unavailable = { code: 'unavailable', message: 'Try again in a moment.' } as const;
const inquiring = {
  kind: 'inquiring',
  inquiryId: INQUIRY_ID,
  answerBy: NOW + 3 * HOUR_MS,
  isWithdrawing: false,
  isOffline: false,
  problem: null,
} satisfies InquiryView;
const offered = {
  kind: 'offered',
  inquiryId: INQUIRY_ID,
  offerUntil: NOW + HOUR_MS,
  isBusy: false,
  isOver: false,
  isOffline: false,
  problem: null,
} satisfies InquiryView;

export const inquiryViews = {
  inquiring,
  offline: { ...inquiring, isOffline: true },
  withdrawing: { ...inquiring, isWithdrawing: true },
  notWithdrawn: { ...inquiring, problem: unavailable },
  offered,
  accepting: { ...offered, isBusy: true },
  over: { ...offered, isOver: true },
  overOffline: { ...offered, isOver: true, isOffline: true },
  unread: { ...offered, problem: unavailable },
  refused: { kind: 'refused', inquiryId: INQUIRY_ID },
  lapsed: { kind: 'lapsed', inquiryId: INQUIRY_ID },
  withdrawn: { kind: 'withdrawn', inquiryId: INQUIRY_ID },
} satisfies Record<string, InquiryView>;
