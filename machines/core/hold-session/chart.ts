import { and, assign, not, type SnapshotFrom, setup, stateIn } from 'xstate';
import { HOLD_CLOSING_SECONDS, HOLD_URGENT_SECONDS } from '#domain/core/limits.ts';
import type { Problem } from '#domain/core/problem.ts';
import { isUnfinished } from '#domain/core/status-questions.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asKeyLost, asProblem, asProblemAmong, hasCodeAmong } from '#machines/core/as-problem.ts';
import { type DeadlineEvent, deadlineActor } from '#machines/core/deadline.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';

type Deadline = { readonly deadlineAt: number; readonly extensionsLeft: number };

export type HoldSessionInput = Deadline & { readonly orderId: string };
export type HoldSessionContext = HoldSessionInput & {
  readonly problem: Problem | null;
  /**
   * The server was already asked after the deadline, and it said "still held" or did not answer: pause before the next
   * request.
   */
  readonly wasAsked: boolean;
  /** The order at the end of the hold, if the server sent it. */
  readonly order: OrderInfo | null;
};
/** order: the order after the hold, if the server sent it. problem: why this browser lost access to the order. */
export type HoldSessionOutput = Pick<HoldSessionContext, 'order' | 'problem'>;
export type HoldSessionEvent =
  | DeadlineEvent
  | { type: 'session.extend' }
  /** New values from another tab or from a server response. */
  | ({ type: 'session.sync' } & Deadline);

/** Pause between two requests whether the hold is over, in ms. */
const PAUSE_MS = 3000;

const holdSession = setup({
  types: {} as {
    input: HoldSessionInput;
    context: HoldSessionContext;
    events: HoldSessionEvent;
    output: HoldSessionOutput;
  },
  actors: {
    deadline: deadlineActor,
    extendHold: requestActor<OrderInfo, OrderInput>('extendHold'),
    readOrder: requestActor<OrderInfo, OrderInput>('readOrder'),
  },
  actions: {
    setDeadline: assign((_, { deadlineAt, extensionsLeft }: Deadline) => ({
      deadlineAt,
      extensionsLeft,
      problem: null,
      wasAsked: false,
    })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    setEnd: assign((_, { order }: { order: OrderInfo }) => ({ order, problem: null })),
    clearProblem: assign({ problem: null }),
    noteAsked: assign({ wasAsked: true }),
  },
  guards: {
    hasExtensionsLeft: ({ context }) => context.extensionsLeft > 0,
    isNotExtending: not(stateIn({ running: { extension: 'asking' } })),
    isToWait: and([not(stateIn({ running: { extension: 'asking' } })), ({ context }) => context.wasAsked]),
    isStillHeld: (_, { order }: { order: OrderInfo }) => isUnfinished(order.status),
    hasCode: hasCodeAmong,
  },
});

/**
 * The hold of a supplier on an order. Each product that has holds creates a machine with its own id from this chart.
 * The server sets the length and the end of a hold.
 */
export const createHoldSession = (id: string) =>
  holdSession.createMachine({
    id,
    context: ({ input }) => ({ ...input, problem: null, wasAsked: false, order: null }),
    output: ({ context: { order, problem } }) => ({ order, problem }),
    initial: 'running',
    states: {
      running: {
        // What was chosen is held until deadlineAt. Time goes on while more of it is asked for.
        type: 'parallel',
        on: {
          'session.sync': {
            target: 'running',
            reenter: true,
            actions: { type: 'setDeadline', params: ({ event }) => event },
          },
        },
        states: {
          time: {
            initial: 'calm',
            states: {
              calm: {
                invoke: {
                  id: 'warning',
                  src: 'deadline',
                  input: ({ context }) => ({ at: context.deadlineAt - HOLD_CLOSING_SECONDS * 1000 }),
                },
                on: { 'deadline.reached': 'closing' },
              },
              closing: {
                invoke: {
                  id: 'lastWarning',
                  src: 'deadline',
                  input: ({ context }) => ({ at: context.deadlineAt - HOLD_URGENT_SECONDS * 1000 }),
                },
                on: { 'deadline.reached': 'urgent' },
              },
              urgent: {
                invoke: { id: 'end', src: 'deadline', input: ({ context }) => ({ at: context.deadlineAt }) },
                on: { 'deadline.reached': 'over' },
              },
              over: {
                // The end by our clock, which may have been set meanwhile. Only the server says whether it is one.
                initial: 'settling',
                states: {
                  settling: {
                    // An extension that was asked for in time may still be granted.
                    always: [
                      { guard: 'isToWait', target: 'pausing' },
                      { guard: 'isNotExtending', target: 'asking' },
                    ],
                  },
                  asking: {
                    invoke: {
                      id: 'readOrder',
                      src: 'readOrder',
                      input: ({ context }) => ({ orderId: context.orderId }),
                      onDone: [
                        {
                          guard: { type: 'isStillHeld', params: ({ event }) => ({ order: event.output }) },
                          target: `#${id}.running`,
                          actions: [{ type: 'setDeadline', params: ({ event }) => event.output }, 'noteAsked'],
                        },
                        {
                          target: `#${id}.expired`,
                          actions: { type: 'setEnd', params: ({ event }) => ({ order: event.output }) },
                        },
                      ],
                      onError: [
                        {
                          guard: { type: 'hasCode', params: asKeyLost },
                          target: `#${id}.expired`,
                          actions: { type: 'setProblem', params: asProblem },
                        },
                        { target: 'pausing', actions: { type: 'setProblem', params: asProblem } },
                      ],
                    },
                  },
                  pausing: {
                    invoke: { id: 'pause', src: 'deadline', input: { inMs: PAUSE_MS } },
                    on: { 'deadline.reached': 'asking' },
                  },
                },
              },
            },
          },
          extension: {
            initial: 'idle',
            states: {
              idle: { on: { 'session.extend': { guard: 'hasExtensionsLeft', target: 'asking' } } },
              asking: {
                invoke: {
                  id: 'extendHold',
                  src: 'extendHold',
                  input: ({ context }) => ({ orderId: context.orderId }),
                  onDone: {
                    target: `#${id}.running`,
                    actions: { type: 'setDeadline', params: ({ event }) => event.output },
                  },
                  onError: [
                    {
                      guard: { type: 'hasCode', params: asProblemAmong('hold_expired') },
                      target: `#${id}.expired`,
                      actions: 'clearProblem',
                    },
                    {
                      guard: { type: 'hasCode', params: asKeyLost },
                      target: `#${id}.expired`,
                      actions: { type: 'setProblem', params: asProblem },
                    },
                    {
                      target: 'idle',
                      actions: { type: 'setProblem', params: asProblem },
                    },
                  ],
                },
              },
            },
          },
        },
      },
      expired: { type: 'final' },
    },
  });

export type HoldSessionSnapshot = SnapshotFrom<ReturnType<typeof createHoldSession>>;
