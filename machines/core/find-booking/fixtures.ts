import type { FindBookingView } from '#machines/core/find-booking/view.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';

export const findBookingViews = {
  asking: { kind: 'asking', problem: null },
  finding: { kind: 'finding' },
  notFound: { kind: 'asking', problem: { code: 'not_found', message: 'There is no such order.' } },
  tooManyTries: {
    kind: 'asking',
    problem: { code: 'rate_limited', message: 'Too many requests.', retryAfterSeconds: 60 },
  },
  found: { kind: 'found', orderId: ORDER_ID },
} satisfies Record<string, FindBookingView>;
