import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';
import type { visaReviewMachine } from '#machines/visa/visa-review/machine.ts';

export const visaReviewExamples = defineExamples<typeof visaReviewMachine>({
  inputs: [undefined],
  events: [
    { type: 'act.open', act: 'askCorrection', position: 0 },
    { type: 'act.drop' },
    { type: 'act.send', act: 'askCorrection', position: 0 },
  ],
  outcomes: {
    sendAct: [ok(undefined), problem('conflict'), problem('invalid_details', { fields: { note: 'required' } })],
  },
  says: {},
  facets: {
    visaReview: factsOf<typeof visaReviewMachine>({
      opened: ({ opened }) => opened?.act ?? null,
      isDone: ({ isDone }) => isDone,
      problem: ({ problem }) => problem?.code ?? null,
    }),
  },
});
