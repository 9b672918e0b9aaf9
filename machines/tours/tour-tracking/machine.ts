import { assign, type SnapshotFrom, setup } from 'xstate';
import { isIssued } from '#domain/core/status-questions.ts';
import type {
  TourTrackingContext,
  TourTrackingEvent,
  TourTrackingInput,
  TrackedTour,
} from '#machines/tours/tour-tracking/types.ts';

type On<Asked> = { context: TourTrackingContext } & Asked;
const stageIs =
  (stage: TrackedTour['stage']) =>
  ({ context: { tracked } }: On<object>): boolean =>
    tracked.stage === stage;

/**
 * A booked tour: its money and its departure go on side by side. Where each is was told with the order; nothing is counted
 * here, and what is told anew is read anew.
 */
export const tourTrackingMachine = setup({
  types: {} as { input: TourTrackingInput; context: TourTrackingContext; events: TourTrackingEvent },
  actions: { setTracked: assign((_, { tracked }: TourTrackingInput) => ({ tracked })) },
  guards: {
    isPaidUp: ({ context }) => !context.tracked.isRestLeft,
    isCertain: ({ context }) => context.tracked.isCertain,
    isGivenBack: ({ context }) => !isIssued(context.tracked.status),
    isOver: ({ context }) => context.tracked.time === 'after',
    hasBegun: ({ context }) => context.tracked.time === 'during',
    isBelowMinimum: stageIs('belowMinimum'),
    isCalledOff: stageIs('calledOff'),
    isMoved: stageIs('moved'),
  },
}).createMachine({
  id: 'tourTracking',
  context: ({ input }) => input,
  type: 'parallel',
  on: {
    'order.arrived': {
      target: ['.money.arriving', '.departure.arriving'],
      actions: { type: 'setTracked', params: ({ event }) => event },
    },
  },
  states: {
    money: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isPaidUp', target: 'paidInFull' },
            // The rest is asked for only once it is certain that the tour runs.
            { guard: 'isCertain', target: 'balanceDue' },
            { target: 'depositPaid' },
          ],
        },
        depositPaid: {},
        balanceDue: {},
        paidInFull: {},
      },
    },
    departure: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isGivenBack', target: 'refunded' },
            { guard: 'isOver', target: 'done' },
            { guard: 'hasBegun', target: 'running' },
            { guard: 'isBelowMinimum', target: 'belowMinimum' },
            // Also of one that was certain.
            { guard: 'isCalledOff', target: 'calledOff' },
            { guard: 'isCertain', target: 'certain' },
            { guard: 'isMoved', target: 'moved' },
            { target: 'open' },
          ],
        },
        open: {},
        certain: {},
        belowMinimum: {},
        calledOff: {},
        moved: {},
        refunded: {},
        running: {},
        done: {},
      },
    },
  },
});

export type TourTrackingSnapshot = SnapshotFrom<typeof tourTrackingMachine>;
