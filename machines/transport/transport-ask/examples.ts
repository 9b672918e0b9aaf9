import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';
import type { transportAskMachine } from '#machines/transport/transport-ask/machine.ts';

export const transportAskExamples = defineExamples<typeof transportAskMachine>({
  inputs: [{ flowId: 'visit-1' }],
  events: [
    { type: 'question.send', faults: [] },
    { type: 'question.send', faults: [EMAIL_MISSING] },
  ],
  outcomes: {
    askTransport: [
      ok({ inquiryId: INQUIRY_ID }),
      problem('invalid_details', { fields: { 'ride.time': 'too_soon' } }),
      problem('not_allowed'),
      problem('unavailable'),
    ],
  },
  says: {},
  facets: {
    transportAsk: factsOf<typeof transportAskMachine>({
      problem: ({ problem }) => problem?.code ?? null,
      faults: ({ faults }) => faults.map(({ code }) => code),
      isAsked: ({ inquiryId }) => inquiryId !== null,
      hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
    }),
  },
});
