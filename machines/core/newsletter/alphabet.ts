import type { newsletterMachine } from '#machines/core/newsletter/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineAlphabet } from '#machines/trace/alphabet.ts';

export const subscribeOutcomes = [ok(), problem('rate_limited', { retryAfterSeconds: 60 })];

export const newsletterAlphabet = defineAlphabet<typeof newsletterMachine>({
  inputs: [{ isWanted: true }, { isWanted: false }],
  events: [],
  outcomes: { subscribeNewsletter: subscribeOutcomes },
  says: {},
  facets: {},
});
