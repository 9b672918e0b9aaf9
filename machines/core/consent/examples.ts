import { ANALYTICS, RECORDING } from '#machines/core/consent/fixtures.ts';
import type { consentMachine } from '#machines/core/consent/machine.ts';
import { ok } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

const parties = [ANALYTICS, RECORDING];

export const consentExamples = defineExamples<typeof consentMachine>({
  inputs: [
    { parties, choices: [], refusesAll: false },
    { parties, choices: [{ ...ANALYTICS, isAgreed: true }], refusesAll: true },
    { parties: [], choices: [], refusesAll: false },
  ],
  events: [
    { type: 'consent.give', agreed: [] },
    { type: 'consent.give', agreed: ['analytics', 'recording'] },
    { type: 'consent.heard', choices: [{ ...ANALYTICS, isAgreed: true }] },
    {
      type: 'consent.heard',
      choices: [
        { ...ANALYTICS, isAgreed: false },
        { ...RECORDING, isAgreed: true },
      ],
    },
  ],
  outcomes: { keepChoices: [ok(undefined), { error: new Error('Storage is full') }] },
  says: {},
  facets: {
    consent: factsOf<typeof consentMachine>({
      isKept: ({ isKept }) => isKept,
      hasAgreed: ({ choices }) => choices.some(({ isAgreed }) => isAgreed),
    }),
  },
});
