import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';
import { cancelling, visaTracked } from '#machines/visa/visa-tracking/fixtures.ts';
import type { visaTrackingMachine } from '#machines/visa/visa-tracking/machine.ts';

export const visaTrackingExamples = defineExamples<typeof visaTrackingMachine>({
  inputs: [{ tracked: visaTracked.submitted }, { tracked: visaTracked.codeIssued }],
  events: [
    { type: 'correction.send', position: 0, faults: [] },
    { type: 'correction.send', position: 0, faults: [{ field: 'jobTitle', code: 'required' }] },
    { type: 'correction.send', position: 3, faults: [] },
    { type: 'picture.stored', position: 0 },
    { type: 'picture.stored', position: 3 },
  ],
  outcomes: {
    readRequest: [
      ...Object.values(visaTracked).map((tracked) => ok(tracked)),
      ok(cancelling),
      problem('unavailable'),
      problem('order_unknown'),
    ],
    sendCorrection: [ok(visaTracked.underReview), problem('unavailable'), problem('not_allowed')],
  },
  says: { deadline: DEADLINE },
  facets: {
    visaTracking: factsOf<typeof visaTrackingMachine>({
      stands: ({ tracked }) => [tracked.status, tracked.stage, tracked.asked.length],
      faults: ({ faults }) => faults.length > 0,
      problem: ({ problem }) => problem?.code ?? null,
      lost: ({ lost }) => lost?.code ?? null,
      isOffline: ({ failures }) => failures > 1,
    }),
  },
});
