import { UNTOUCHED } from '#machines/core/form.ts';
import type { InquiryAddressView } from '#machines/core/inquiry-address/view.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';

export const inquiryAddressViews = {
  asking: { kind: 'asking', isLeft: false, ...UNTOUCHED },
  leaving: { kind: 'leaving', isLeft: false, ...UNTOUCHED },
  left: { kind: 'asking', isLeft: true, ...UNTOUCHED },
  invalid: { kind: 'asking', isLeft: false, ...UNTOUCHED, faults: [EMAIL_MISSING] },
  notTaken: {
    kind: 'asking',
    isLeft: false,
    ...UNTOUCHED,
    problem: { code: 'unavailable', message: 'Try again in a moment.' },
  },
} satisfies Record<string, InquiryAddressView>;
