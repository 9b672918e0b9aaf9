import {
  forgotPasswordEvents,
  forgotPasswordFacts,
  forgotPasswordOutcomes,
} from '#machines/accounts/forgot-password/examples.ts';
import { FROM_HEADER, FROM_REVIEW, FROM_VISA } from '#machines/accounts/login-modal/fixtures.ts';
import type { loginModalMachine } from '#machines/accounts/login-modal/machine.ts';
import { signUpEvents, signUpFacts, signUpOutcomes } from '#machines/accounts/sign-up/examples.ts';
import type { signUpMachine } from '#machines/accounts/sign-up/machine.ts';
import { EMAIL_MISSING, PASSWORD_SHORT } from '#machines/core/testing/form.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const loginModalExamples = defineExamples<typeof loginModalMachine>({
  inputs: [undefined],
  events: [
    { type: 'login.open', ...FROM_HEADER },
    { type: 'login.open', ...FROM_VISA },
    { type: 'login.open', ...FROM_REVIEW },
    { type: 'login.submit', faults: [] },
    { type: 'login.submit', faults: [EMAIL_MISSING, PASSWORD_SHORT] },
    { type: 'login.hide' },
    { type: 'login.show' },
    { type: 'account.show' },
    { type: 'forgot.show' },
    ...signUpEvents,
    ...forgotPasswordEvents,
  ],
  outcomes: {
    ...signUpOutcomes,
    logIn: [ok(), problem('wrong_credentials'), problem('rate_limited', { retryAfterSeconds: 840 })],
    forgotPassword: forgotPasswordOutcomes,
  },
  says: {},
  // The modal never opens for invited or signed-in visitors.
  elsewhere: ['signUp'],
  facets: {
    signUp: { ...signUpFacts, ...factsOf<typeof signUpMachine>({ isForVisa: ({ origin }) => origin === 'visa' }) },
    forgotPassword: forgotPasswordFacts,
    loginModal: factsOf<typeof loginModalMachine>({
      origin: ({ request }) => request.origin,
      faults: ({ faults }) => faults.map(({ code }) => code),
      problem: ({ problem }) => problem?.code ?? null,
      hasSignedUp: ({ hasSignedUp }) => hasSignedUp,
      hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
    }),
  },
});
