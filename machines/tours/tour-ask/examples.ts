import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import type { tourAskMachine } from '#machines/tours/tour-ask/machine.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const tourAskExamples = defineExamples<typeof tourAskMachine>({
  inputs: [{ flowId: 'visit-1' }],
  events: [
    { type: 'question.send', faults: [] },
    { type: 'question.send', faults: [EMAIL_MISSING] },
  ],
  outcomes: {
    askTour: [
      ok({ inquiryId: INQUIRY_ID }),
      problem('invalid_details', { fields: { day: 'too_soon' } }),
      problem('not_allowed'),
      problem('unavailable'),
    ],
  },
  says: {},
  facets: {
    tourAsk: factsOf<typeof tourAskMachine>({
      problem: ({ problem }) => problem?.code ?? null,
      faults: ({ faults }) => faults.map(({ code }) => code),
      isAsked: ({ inquiryId }) => inquiryId !== null,
      hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
    }),
  },
});
