import { assign, not, type SnapshotFrom, setup, stateIn } from 'xstate';
import { HOLD_CLOSING_SECONDS, HOLD_URGENT_SECONDS } from '#domain/limits.ts';
import type { Problem } from '#domain/problem.ts';
import { asProblem } from '#machines/shared/as-problem.ts';
import { type DeadlineEvent, deadlinePort } from '#machines/shared/deadline.ts';
import type { OrderInfo, OrderInput } from '#machines/shared/order.ts';
import { requestPort } from '#machines/shared/ports.ts';

type Deadline = { readonly deadlineAt: number; readonly extensionsLeft: number };

export type HoldSessionInput = Deadline & { readonly orderId: string };
export type HoldSessionContext = HoldSessionInput & { readonly problem: Problem | null };
export type HoldSessionEvent =
  | DeadlineEvent
  | { type: 'session.extend' }
  /** Another tab or an answer of the server knows better. */
  | ({ type: 'session.sync' } & Deadline);

const holdSession = setup({
  types: {
    input: {} as HoldSessionInput,
    context: {} as HoldSessionContext,
    events: {} as HoldSessionEvent,
  },
  actors: {
    deadline: deadlinePort,
    extendHold: requestPort<OrderInfo, OrderInput>('extendHold'),
  },
  actions: {
    setDeadline: assign((_, { deadlineAt, extensionsLeft }: Deadline) => ({
      deadlineAt,
      extensionsLeft,
      problem: null,
    })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
  guards: {
    hasExtensionsLeft: ({ context }) => context.extensionsLeft > 0,
    isNotExtending: not(stateIn({ running: { extension: 'asking' } })),
    isHoldOver: (_, { problem }: { problem: Problem }) => problem.code === 'hold_expired',
  },
});

/**
 * The time for which a supplier holds what an order is for, as a machine of that name: each product that holds has its own,
 * over this one chart. The server decides how long it is and when it ends.
 */
export const createHoldSession = (id: string) =>
  holdSession.createMachine({
    id,
    context: ({ input }) => ({ ...input, problem: null }),
    initial: 'running',
    states: {
      running: {
        description: 'What was chosen is held until deadlineAt. Time goes on while more of it is asked for.',
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
                description: 'An extension that was asked for in time may still be granted; the server says so.',
                always: { guard: 'isNotExtending', target: `#${id}.expired` },
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
                      guard: { type: 'isHoldOver', params: asProblem },
                      target: `#${id}.expired`,
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
