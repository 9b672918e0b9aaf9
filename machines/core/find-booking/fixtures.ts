import type { FindBookingView } from '#machines/core/find-booking/view.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';

export const findBookingViews = {
  asking: { kind: 'asking', ...UNTOUCHED },
  finding: { kind: 'finding' },
  notFound: { kind: 'asking', ...UNTOUCHED, problem: { code: 'not_found', message: 'There is no such order.' } },
  tooManyTries: {
    kind: 'asking',
    ...UNTOUCHED,
    problem: { code: 'rate_limited', message: 'Too many requests.', retryAfterSeconds: 60 },
  },
  invalid: { kind: 'asking', ...UNTOUCHED, faults: [EMAIL_MISSING] },
  focused: { kind: 'asking', ...UNTOUCHED, faults: [EMAIL_MISSING], focusAsked: 1 },
  found: { kind: 'found', orderId: ORDER_ID },
} satisfies Record<string, FindBookingView>;
