import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asKeyLost, asProblem, hasCodeAmong } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type {
  ReportRideInput,
  RideQuestion,
  RideReport,
  RideStage,
  RideWords,
  TrackedRide,
  TransportTrackingContext,
  TransportTrackingEvent,
  TransportTrackingInput,
} from '#machines/transport/transport-tracking/types.ts';

/** While a driver is on the way or waits, the page is asked for by somebody who stands there. */
const NEAR_MS = 5000;
const FAR_MS = 30_000;
const isNear = (stage: RideStage): boolean => stage === 'onTheWay' || stage === 'waiting' || stage === 'driverMissing';
/** Pause before the server is asked again, in ms. */
export const pauseAt = (stage: RideStage): number => (isNear(stage) ? NEAR_MS : FAR_MS);

const reportOf = ({ ride }: TrackedRide, words: RideWords): RideReport => ({ ...words, ride });

const tracking = setup({
  types: {} as {
    input: TransportTrackingInput;
    context: TransportTrackingContext;
    events: TransportTrackingEvent;
  },
  actors: {
    deadline: deadlineActor,
    readTracked: requestActor<TrackedRide, OrderInput>('readTracked'),
    reportRide: requestActor<TrackedRide, ReportRideInput>('reportRide'),
  },
  actions: {
    setTracked: assign((_, { tracked }: { tracked: TrackedRide }) => ({ tracked, failures: 0, lost: null })),
    setLost: assign((_, { problem }: { problem: Problem }) => ({ lost: problem })),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    openQuestion: assign((_, { question }: { question: RideQuestion }) => ({ question, problem: null })),
    closeQuestion: assign({ question: null, problem: null }),
    setWords: assign((_, { words }: { words: RideWords }) => ({ words, problem: null })),
    noteSaid: assign({ question: null, words: null }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem, words: null })),
  },
  guards: {
    hasCode: hasCodeAmong,
    isAt: ({ context }, { stage }: { stage: RideStage }) => context.tracked.stage === stage,
    isGivenBack: ({ context: { tracked } }) => !isIssued(tracked.status) || tracked.isRefunded,
  },
});

/** What goes on by the clock of the server is asked for again. */
const watched = tracking.createStateConfig({
  invoke: { id: 'pause', src: 'deadline', input: ({ context }) => ({ inMs: pauseAt(context.tracked.stage) }) },
  on: { 'deadline.reached': 'asking' },
});

/**
 * A booked ride until its end, and what the traveller says of it on its day. Where it stands the server says, with its order; nothing
 * is counted here.
 */
export const transportTrackingMachine = tracking.createMachine({
  id: 'transportTracking',
  context: ({ input }) => ({ ...input, failures: 0, question: null, words: null, problem: null, lost: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'isGivenBack', target: 'givenBack' },
        { guard: { type: 'isAt', params: { stage: 'done' } }, target: 'done' },
        { guard: { type: 'isAt', params: { stage: 'noShow' } }, target: 'noShow' },
        { guard: { type: 'isAt', params: { stage: 'driverNamed' } }, target: 'open.driverNamed' },
        { guard: { type: 'isAt', params: { stage: 'onTheWay' } }, target: 'open.onTheWay' },
        { guard: { type: 'isAt', params: { stage: 'waiting' } }, target: 'open.waiting' },
        { guard: { type: 'isAt', params: { stage: 'driverMissing' } }, target: 'open.driverMissing' },
        { target: 'open.confirmed' },
      ],
    },
    open: {
      initial: 'confirmed',
      // The page keeps its content while it asks, so its buttons must work.
      on: {
        'question.open': { actions: { type: 'openQuestion', params: ({ event }) => event } },
        'question.close': { actions: 'closeQuestion' },
        'ride.report': { target: 'saying', actions: { type: 'setWords', params: ({ event }) => event } },
      },
      states: {
        confirmed: watched,
        driverNamed: watched,
        onTheWay: watched,
        waiting: watched,
        // The driver never came. Until the traveller has chosen what follows.
        driverMissing: watched,
        asking: {
          invoke: {
            id: 'readTracked',
            src: 'readTracked',
            input: ({ context }) => ({ orderId: context.tracked.orderId }),
            onDone: {
              target: '#transportTracking.arriving',
              actions: { type: 'setTracked', params: ({ event }) => ({ tracked: event.output }) },
            },
            onError: [
              {
                guard: { type: 'hasCode', params: asKeyLost },
                target: '#transportTracking.arriving',
                actions: ['countFailure', { type: 'setLost', params: asProblem }],
              },
              { target: '#transportTracking.arriving', actions: 'countFailure' },
            ],
          },
        },
      },
    },
    saying: {
      invoke: {
        id: 'reportRide',
        src: 'reportRide',
        input: ({ context: { tracked, words } }) => ({
          orderId: tracked.orderId,
          report: reportOf(tracked, need(words, 'words of the traveller')),
        }),
        onDone: {
          target: 'arriving',
          actions: [{ type: 'setTracked', params: ({ event }) => ({ tracked: event.output }) }, 'noteSaid'],
        },
        onError: { target: 'arriving', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    // The traveller was in the car.
    done: {},
    // The driver waited and left.
    noShow: {},
    // It was cancelled, or all of its money went back because nobody came.
    givenBack: {},
  },
});

export type TransportTrackingSnapshot = SnapshotFrom<typeof transportTrackingMachine>;
