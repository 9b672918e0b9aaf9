import type { newsletterMachine } from '#machines/core/newsletter/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples } from '#machines/trace/examples.ts';

export const subscribeOutcomes = [ok(), problem('rate_limited', { retryAfterSeconds: 60 })];

export const newsletterExamples = defineExamples<typeof newsletterMachine>({
  inputs: [{ isWanted: true }, { isWanted: false }],
  events: [],
  outcomes: { subscribeNewsletter: subscribeOutcomes },
  says: {},
  facets: {},
});
