import type { SignUpView } from '#machines/accounts/sign-up/view.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';

const empty = {
  kind: 'signUp',
  status: null,
  isInvited: false,
  faults: [],
  problem: null,
  focusAsked: 0,
  rulesRefused: 0,
} satisfies SignUpView;

const taken = {
  code: 'registration_failed',
  message: 'User registration failed',
  fields: { email: 'in_use' },
} as const;

export const signUpViews = {
  empty,
  invited: { ...empty, isInvited: true },
  invalid: {
    ...empty,
    faults: [
      EMAIL_MISSING,
      { field: 'phone', code: 'phone_invalid' },
      { field: 'confirmPassword', code: 'password_mismatch' },
    ],
  },
  rulesRefused: { ...empty, rulesRefused: 1 },
  fetching: { ...empty, status: 'fetching' },
  taken: { ...empty, status: 'error', faults: [{ field: 'email', code: 'in_use' }], problem: taken },
  invitedTaken: {
    ...empty,
    isInvited: true,
    status: 'error',
    faults: [{ field: 'email', code: 'in_use' }],
    problem: taken,
  },
  invitationEnded: {
    ...empty,
    isInvited: true,
    status: 'error',
    problem: { code: 'link_expired', message: 'The invitation has ended.' },
  },
  common: {
    ...empty,
    status: 'error',
    faults: [{ field: 'password', code: 'password_common' }],
    problem: { code: 'invalid_details', message: 'Too many people use this password.' },
  },
  tooMany: {
    ...empty,
    status: 'error',
    problem: { code: 'rate_limited', message: 'Too many tries.', retryAfterSeconds: 3600 },
  },
  offline: { ...empty, status: 'error', problem: { code: 'unavailable', message: 'The server did not answer.' } },
  success: { ...empty, status: 'success' },
} satisfies Record<string, SignUpView>;
