import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { isGone, isIssued } from '#domain/core/status-questions.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asKeyLost, asProblem, hasCodeAmong } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import { isGoingBack } from '#machines/visa/visa-tracking/standing.ts';
import type {
  SendCorrectionInput,
  VisaStage,
  VisaTracked,
  VisaTrackingContext,
  VisaTrackingEvent,
  VisaTrackingInput,
} from '#machines/visa/visa-tracking/types.ts';

const QUICK_MS = 5000;
const QUICK_POLLS = 12;
const SLOW_MS = 30_000;

/** Pause before the next poll, in ms: short ones for a minute, then two a minute while the page is open. */
export const pauseBefore = (polls: number): number => (polls < QUICK_POLLS ? QUICK_MS : SLOW_MS);

const isAt =
  (stage: VisaStage) =>
  ({ context }: { context: VisaTrackingContext }) =>
    context.tracked.stage === stage;

const visaTracking = setup({
  types: {} as {
    input: VisaTrackingInput;
    context: VisaTrackingContext;
    events: VisaTrackingEvent;
  },
  actors: {
    deadline: deadlineActor,
    readRequest: requestActor<VisaTracked, OrderInput>('readRequest'),
    sendCorrection: requestActor<VisaTracked, SendCorrectionInput>('sendCorrection'),
  },
  actions: {
    setTracked: assign(({ context }, { tracked }: { tracked: VisaTracked }) => ({
      tracked,
      polls: context.polls + 1,
      failures: 0,
      lost: null,
    })),
    setLost: assign((_, { problem }: { problem: Problem }) => ({ lost: problem })),
    countFailure: assign(({ context }) => ({ polls: context.polls + 1, failures: context.failures + 1 })),
    setFaults: assign(({ context }, { position, faults }: { position: number; faults: readonly VisaFault[] }) => ({
      position,
      faults,
      problem: null,
      focusAsked: context.focusAsked + 1,
    })),
    setPosition: assign((_, { position }: { position: number }) => ({ position, faults: [], problem: null })),
    /** A change is likely soon after a correction, so polling is quick again. */
    noteSent: assign({ position: null, polls: 0 }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
  guards: {
    hasCode: hasCodeAmong,
    isCodeIssued: ({ context }) => isIssued(context.tracked.status),
    isRefunding: ({ context }) => isGoingBack(context.tracked.status),
    isRefused: ({ context }) => context.tracked.status === 'refunded',
    isCancelled: ({ context }) => isGone(context.tracked.status),
    isUnderReview: isAt('underReview'),
    isActionNeeded: isAt('actionNeeded'),
    isSentToMinistry: isAt('sentToMinistry'),
    isAsked: ({ context }, { position }: { position: number }) =>
      context.tracked.asked.some((asked) => asked.position === position),
    isFaultyAnswer: ({ context }, { position, faults }: { position: number; faults: readonly VisaFault[] }) =>
      faults.length > 0 && context.tracked.asked.some((asked) => asked.position === position),
  },
});

/** A state that ends on the server's side, so it is polled. */
const watched = visaTracking.createStateConfig({
  invoke: { id: 'pause', src: 'deadline', input: ({ context }) => ({ inMs: pauseBefore(context.polls) }) },
  on: { 'deadline.reached': 'asking' },
});

type CorrectionSend = { event: Extract<VisaTrackingEvent, { type: 'correction.send' }> };

/** Invalid corrections show their errors; valid ones are sent, if one was requested from that person. */
const correctionSend = [
  {
    guard: { type: 'isFaultyAnswer', params: ({ event }: CorrectionSend) => event },
    actions: { type: 'setFaults', params: ({ event }: CorrectionSend) => event },
  },
  {
    guard: { type: 'isAsked', params: ({ event }: CorrectionSend) => event },
    target: 'sending',
    actions: { type: 'setPosition', params: ({ event }: CorrectionSend) => event },
  },
] as const;

type PictureStored = { event: Extract<VisaTrackingEvent, { type: 'picture.stored' }> };

/** A poll sent before the picture arrived does not include it, so the server is asked again. */
const pictureStored = {
  guard: { type: 'isAsked', params: ({ event }: PictureStored) => event },
  target: 'asking',
  reenter: true,
  actions: 'noteSent',
} as const;

/** A paid request until its result: a code for each person, or a refund. */
export const visaTrackingMachine = visaTracking.createMachine({
  id: 'visaTracking',
  context: ({ input }) => ({
    ...input,
    polls: 0,
    failures: 0,
    position: null,
    faults: [],
    focusAsked: 0,
    problem: null,
    lost: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      // The server said how it stands.
      always: [
        { guard: 'isCodeIssued', target: 'codeIssued' },
        { guard: 'isRefunding', target: 'refunding' },
        { guard: 'isRefused', target: 'refused' },
        { guard: 'isCancelled', target: 'cancelled' },
        { guard: 'isUnderReview', target: 'underReview' },
        { guard: 'isActionNeeded', target: 'actionNeeded' },
        { guard: 'isSentToMinistry', target: 'sentToMinistry' },
        { target: 'submitted' },
      ],
    },
    // It is paid and waits for somebody to read it.
    submitted: watched,
    // Somebody reads it.
    underReview: watched,
    // The ministry decides.
    sentToMinistry: watched,
    actionNeeded: {
      // One field or picture of somebody is asked again; the others go on.
      ...watched,
      on: {
        'deadline.reached': 'asking',
        'correction.send': [...correctionSend],
        'picture.stored': pictureStored,
      },
    },
    sending: {
      invoke: {
        id: 'sendCorrection',
        src: 'sendCorrection',
        input: ({ context: { tracked, position } }) => ({
          orderId: tracked.orderId,
          position: need(position, 'person of the correction'),
        }),
        onDone: {
          target: 'arriving',
          actions: [{ type: 'setTracked', params: ({ event }) => ({ tracked: event.output }) }, 'noteSent'],
        },
        onError: { target: 'arriving', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    // Nobody gets a code, and the money is on its way back.
    refunding: watched,
    asking: {
      // The page keeps its content during a poll, so its button must work.
      on: { 'correction.send': [...correctionSend], 'picture.stored': pictureStored },
      invoke: {
        id: 'readRequest',
        src: 'readRequest',
        input: ({ context }) => ({ orderId: context.tracked.orderId }),
        onDone: {
          target: 'arriving',
          actions: { type: 'setTracked', params: ({ event }) => ({ tracked: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasCode', params: asKeyLost },
            target: 'arriving',
            actions: ['countFailure', { type: 'setLost', params: asProblem }],
          },
          { target: 'arriving', actions: 'countFailure' },
        ],
      },
    },
    // There are codes, for all or for some.
    codeIssued: {},
    // Nobody got a code; the money is back by the rule.
    refused: {},
    // It was given up.
    cancelled: {},
  },
});

export type VisaTrackingSnapshot = SnapshotFrom<typeof visaTrackingMachine>;
