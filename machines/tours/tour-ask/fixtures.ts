import { UNTOUCHED } from '#machines/core/form.ts';
import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import type { TourAskView } from '#machines/tours/tour-ask/view.ts';

const writing = { kind: 'writing', isAsking: false, ...UNTOUCHED } satisfies TourAskView;

export const tourAskViews = {
  writing,
  asking: { ...writing, isAsking: true },
  invalid: { ...writing, faults: [EMAIL_MISSING] },
  refused: { ...writing, problem: { code: 'unavailable', message: 'Try again in a moment.' } },
  already: { ...writing, problem: { code: 'not_allowed', message: '', inquiryId: INQUIRY_ID } },
  asked: { kind: 'asked', inquiryId: INQUIRY_ID },
} satisfies Record<string, TourAskView>;
