import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';
import { trackedRide } from '#machines/transport/transport-tracking/fixtures.ts';
import type { transportTrackingMachine } from '#machines/transport/transport-tracking/machine.ts';
import type { TrackedRide } from '#machines/transport/transport-tracking/types.ts';

const told = (change: Partial<TrackedRide>) => ok({ ...trackedRide, ...change });

export const transportTrackingExamples = defineExamples<typeof transportTrackingMachine>({
  inputs: [{ tracked: trackedRide }, { tracked: { ...trackedRide, stage: 'waiting' } }],
  events: [
    { type: 'question.open', question: 'late' },
    { type: 'question.open', question: 'nobodyCame' },
    { type: 'question.close' },
    { type: 'ride.report', words: { what: 'late', at: '04:40' } },
    { type: 'ride.report', words: { what: 'met' } },
    { type: 'ride.report', words: { what: 'nobodyCame', choice: 'moneyBack' } },
  ],
  outcomes: {
    readTracked: [
      told({}),
      told({ stage: 'driverNamed' }),
      told({ stage: 'onTheWay' }),
      told({ stage: 'waiting' }),
      told({ stage: 'driverMissing' }),
      told({ stage: 'done' }),
      told({ stage: 'noShow' }),
      told({ status: 'cancelled' }),
      problem('unavailable'),
      problem('order_unknown'),
    ],
    reportRide: [
      told({ stage: 'done' }),
      told({ stage: 'driverNamed' }),
      told({ stage: 'driverMissing', isRefunded: true }),
      problem('invalid_details', { fields: { at: 'time_invalid' } }),
      problem('not_allowed'),
      problem('unavailable'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: {
    transportTracking: factsOf<typeof transportTrackingMachine>({
      stands: ({ tracked }) => [tracked.status, tracked.stage, tracked.isRefunded],
      question: ({ question }) => question,
      saying: ({ words }) => words?.what ?? null,
      problem: ({ problem: said }) => said?.code ?? null,
      lost: ({ lost }) => lost?.code ?? null,
      isOffline: ({ failures }) => failures > 1,
    }),
  },
});
