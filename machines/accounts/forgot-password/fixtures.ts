import type { ForgotPasswordView } from '#machines/accounts/forgot-password/view.ts';
import { EMAIL_WRONG } from '#machines/core/testing/form.ts';

const empty = {
  kind: 'forgotPassword',
  status: null,
  faults: [],
  problem: null,
  focusAsked: 0,
} satisfies ForgotPasswordView;

export const forgotPasswordViews = {
  empty,
  invalid: { ...empty, faults: [EMAIL_WRONG] },
  fetching: { ...empty, status: 'fetching' },
  sent: { ...empty, status: 'success' },
  tooMany: {
    ...empty,
    status: 'danger',
    problem: { code: 'rate_limited', message: 'Too many tries.', retryAfterSeconds: 900 },
  },
} satisfies Record<string, ForgotPasswordView>;
