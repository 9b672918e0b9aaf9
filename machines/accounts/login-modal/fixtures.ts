import { forgotPasswordViews } from '#machines/accounts/forgot-password/fixtures.ts';
import type { LoginModalView } from '#machines/accounts/login-modal/view.ts';
import { signUpViews } from '#machines/accounts/sign-up/fixtures.ts';
import { EMAIL_MISSING, PASSWORD_SHORT } from '#machines/core/testing/form.ts';

export const FROM_HEADER = { origin: 'header', email: '', phone: '' } as const;
export const FROM_REVIEW = { origin: 'review', email: 'anna.keller@example.org', phone: '+49 151 23456789' } as const;
export const FROM_VISA = { ...FROM_REVIEW, origin: 'visa' } as const;

const login = {
  kind: 'login',
  request: FROM_HEADER,
  isBusy: false,
  faults: [],
  problem: null,
  focusAsked: 0,
  hasSignedUp: false,
} satisfies LoginModalView;

export const loginModalViews = {
  closed: { kind: 'closed' },
  login,
  forVisa: { ...login, request: FROM_VISA },
  invalid: { ...login, faults: [EMAIL_MISSING, PASSWORD_SHORT] },
  submitting: { ...login, isBusy: true },
  wrong: { ...login, problem: { code: 'wrong_credentials', message: 'Incorrect username and password.' } },
  tooMany: { ...login, problem: { code: 'rate_limited', message: 'Too many tries.', retryAfterSeconds: 840 } },
  afterSignUp: { ...login, hasSignedUp: true },
  createAccount: { kind: 'createAccount', request: FROM_HEADER, signUp: signUpViews.empty },
  forReview: { kind: 'createAccount', request: FROM_REVIEW, signUp: signUpViews.empty },
  forgotPassword: { kind: 'forgotPassword', request: FROM_HEADER, forgot: forgotPasswordViews.empty },
  completed: { kind: 'completed' },
} satisfies Record<string, LoginModalView>;
