import { trackedTour } from '#machines/tours/tour-tracking/fixtures.ts';
import type { tourTrackingMachine } from '#machines/tours/tour-tracking/machine.ts';
import type { TrackedTour } from '#machines/tours/tour-tracking/types.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

const certain: Partial<TrackedTour> = { stage: 'certain', isCertain: true };
const paid: Partial<TrackedTour> = { ...certain, isRestLeft: false };
const arrives = (change: Partial<TrackedTour>) =>
  ({ type: 'order.arrived', tracked: { ...trackedTour, ...change } }) as const;

export const tourTrackingExamples = defineExamples<typeof tourTrackingMachine>({
  inputs: [{ tracked: trackedTour }, { tracked: { ...trackedTour, isRestLeft: false } }],
  events: [
    arrives({}),
    arrives(certain),
    arrives(paid),
    arrives({ ...paid, stage: 'guideNamed' }),
    arrives({ stage: 'belowMinimum' }),
    arrives({ ...paid, stage: 'calledOff' }),
    arrives({ stage: 'moved' }),
    arrives({ stage: 'belowMinimum', status: 'refunded' }),
    arrives({ ...paid, time: 'during' }),
    arrives({ ...paid, time: 'after' }),
  ],
  outcomes: {},
  says: {},
  facets: {
    tourTracking: factsOf<typeof tourTrackingMachine>({
      stands: ({ tracked }) => [tracked.status, tracked.stage, tracked.isRestLeft, tracked.isCertain, tracked.time],
    }),
  },
});
