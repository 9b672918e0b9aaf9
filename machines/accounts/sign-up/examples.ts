import type { signUpMachine } from '#machines/accounts/sign-up/machine.ts';
import type { SignUpEvent } from '#machines/accounts/sign-up/types.ts';
import { newsletterExamples, subscribeOutcomes } from '#machines/core/newsletter/examples.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const signUpFacts = factsOf<typeof signUpMachine>({
  isInvited: ({ isInvited }) => isInvited,
  isSignedIn: ({ isSignedIn }) => isSignedIn,
  wantsNewsletter: ({ wantsNewsletter }) => wantsNewsletter,
  faults: ({ faults }) => faults.map(({ code }) => code),
  problem: ({ problem }) => problem?.code ?? null,
  hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
  hasRefusedRules: ({ rulesRefused }) => rulesRefused > 0,
});

const registerOutcomes = [
  ok(),
  problem('registration_failed', { fields: { email: 'in_use' } }),
  problem('invalid_details', { fields: { password: 'password_common' } }),
  problem('unavailable'),
];

export const signUpOutcomes = {
  register: registerOutcomes,
  registerByInvitation: [...registerOutcomes, problem('link_expired'), problem('link_used')],
  keepPrefill: [ok(), { error: new TypeError('The quota has been exceeded.') }],
  logIn: [ok(), problem('wrong_credentials')],
  subscribeNewsletter: subscribeOutcomes,
};

const sent: SignUpEvent = { type: 'account.create', faults: [], hasAcceptedRules: true, wantsNewsletter: false };

export const signUpEvents: readonly SignUpEvent[] = [
  sent,
  { ...sent, wantsNewsletter: true },
  { ...sent, hasAcceptedRules: false },
  { ...sent, faults: [EMAIL_MISSING, { field: 'confirmPassword', code: 'password_mismatch' }] },
];

export const signUpExamples = defineExamples<typeof signUpMachine>({
  inputs: [
    { origin: 'page', isInvited: false, isSignedIn: false },
    { origin: 'page', isInvited: true, isSignedIn: false },
    { origin: 'page', isInvited: false, isSignedIn: true },
  ],
  events: signUpEvents,
  outcomes: signUpOutcomes,
  says: {},
  facets: { ...newsletterExamples.facets, signUp: signUpFacts },
});
