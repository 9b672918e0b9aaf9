import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { isGone, isIssued } from '#domain/core/status-questions.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asKeyLost, asProblem, hasCodeAmong } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInput } from '#machines/core/order.ts';
import { isGoingBack } from '#machines/core/order-tracking/standing.ts';
import type {
  OrderTrackingContext,
  OrderTrackingEvent,
  OrderTrackingInput,
  SendCorrectionInput,
  Tracked,
  TrackingFault,
  TrackingStages,
} from '#machines/core/order-tracking/types.ts';

const QUICK_MS = 5000;
const QUICK_POLLS = 12;
const SLOW_MS = 30_000;

/** Pause before the next poll, in ms: short ones for a minute, then two a minute while the page is open. */
export const pauseBefore = (polls: number): number => (polls < QUICK_POLLS ? QUICK_MS : SLOW_MS);

/**
 * A paid order until its end: a state for each stage of the product, before its papers or after them, and one field or
 * picture that may be asked again meanwhile.
 */
export const createOrderTracking = <Stage extends string>(id: string, { stages, asked }: TrackingStages<Stage>) => {
  const tracking = setup({
    types: {} as {
      input: OrderTrackingInput<Stage>;
      context: OrderTrackingContext<Stage>;
      events: OrderTrackingEvent;
    },
    actors: {
      deadline: deadlineActor,
      readTracked: requestActor<Tracked<Stage>, OrderInput>('readTracked'),
      sendCorrection: requestActor<Tracked<Stage>, SendCorrectionInput>('sendCorrection'),
    },
    actions: {
      setTracked: assign(({ context }, { tracked }: { tracked: Tracked<Stage> }) => ({
        tracked,
        polls: context.polls + 1,
        failures: 0,
        lost: null,
      })),
      setLost: assign((_, { problem }: { problem: Problem }) => ({ lost: problem })),
      countFailure: assign(({ context }) => ({ polls: context.polls + 1, failures: context.failures + 1 })),
      setFaults: assign(({ context }, { position, faults }: Answer) => ({
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
      isAt: ({ context }, { stage }: { stage: Stage }) => context.tracked.stage === stage,
      isIssued: ({ context: { tracked } }) => tracked.stage === null && isIssued(tracked.status),
      isRefunding: ({ context }) => isGoingBack(context.tracked.status),
      isRefunded: ({ context }) => context.tracked.status === 'refunded',
      isCancelled: ({ context }) => isGone(context.tracked.status),
      isAsked: ({ context }, { position }: { position: number }) =>
        context.tracked.asked.some((one) => one.position === position),
      isFaultyAnswer: ({ context }, { position, faults }: Answer) =>
        faults.length > 0 && context.tracked.asked.some((one) => one.position === position),
    },
  });

  /** A state that ends on the server's side, so it is polled. */
  const watched = tracking.createStateConfig({
    invoke: { id: 'pause', src: 'deadline', input: ({ context }) => ({ inMs: pauseBefore(context.polls) }) },
    on: { 'deadline.reached': 'asking' },
  });

  type Sent = { event: Extract<OrderTrackingEvent, { type: 'correction.send' }> };
  /** Invalid corrections show their errors; valid ones are sent, if one was requested from that person. */
  const correctionSend = [
    {
      guard: { type: 'isFaultyAnswer', params: ({ event }: Sent) => event },
      actions: { type: 'setFaults', params: ({ event }: Sent) => event },
    },
    {
      guard: { type: 'isAsked', params: ({ event }: Sent) => event },
      target: 'sending',
      actions: { type: 'setPosition', params: ({ event }: Sent) => event },
    },
  ] as const;

  type Stored = { event: Extract<OrderTrackingEvent, { type: 'picture.stored' }> };
  /** A poll sent before the picture arrived does not include it, so the server is asked again. */
  const pictureStored = {
    guard: { type: 'isAsked', params: ({ event }: Stored) => event },
    target: 'asking',
    reenter: true,
    actions: 'noteSent',
  } as const;

  /** One field or picture of somebody is asked again; the others go on. */
  const answering = tracking.createStateConfig({
    ...watched,
    on: { 'deadline.reached': 'asking', 'correction.send': [...correctionSend], 'picture.stored': pictureStored },
  });

  return tracking.createMachine({
    id,
    context: ({ input }) => ({
      ...input,
      ...{ polls: 0, failures: 0, position: null, faults: [], focusAsked: 0, problem: null, lost: null },
    }),
    initial: 'arriving',
    states: {
      arriving: {
        // The server said how it stands.
        always: [
          { guard: 'isRefunding', target: 'refunding' },
          { guard: 'isRefunded', target: 'refunded' },
          { guard: 'isCancelled', target: 'cancelled' },
          { guard: 'isIssued', target: 'issued' },
          ...stages.slice(1).map((stage) => ({
            guard: { type: 'isAt' as const, params: { stage } },
            target: stage,
          })),
          { target: stages[0] },
        ],
      },
      ...Object.fromEntries(stages.map((stage) => [stage, stage === asked ? answering : watched])),
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
      // Nothing is issued, and the money is on its way back.
      refunding: watched,
      asking: {
        // The page keeps its content during a poll, so its button must work.
        on: { 'correction.send': [...correctionSend], 'picture.stored': pictureStored },
        invoke: {
          id: 'readTracked',
          src: 'readTracked',
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
      // There are papers, for all or for some, and no stage follows.
      issued: {},
      // Nobody got anything; the money is back by the rules.
      refunded: {},
      // It was given up.
      cancelled: {},
    },
  });
};

type Answer = { readonly position: number; readonly faults: readonly TrackingFault[] };

export type OrderTrackingMachine<Stage extends string> = ReturnType<typeof createOrderTracking<Stage>>;
export type OrderTrackingSnapshot<Stage extends string> = SnapshotFrom<OrderTrackingMachine<Stage>>;
