import { type ActorRefFrom, assign, not, type SnapshotFrom, setup, stateIn } from 'xstate';
import { HOLD_CLOSING_SECONDS, HOLD_URGENT_SECONDS } from '#domain/limits.ts';
import type { Problem } from '#domain/problem.ts';
import type { FlightSessionContext, FlightSessionEvent, FlightSessionInput } from '#machines/flight-session/types.ts';
import { asProblem } from '#machines/shared/as-problem.ts';
import { deadlinePort } from '#machines/shared/deadline.ts';
import type { OrderInfo, OrderInput } from '#machines/shared/order.ts';
import { requestPort } from '#machines/shared/ports.ts';

type Deadline = { readonly deadlineAt: number; readonly extensionsLeft: number };

/** The 1500 s for which the seats of a booking are held. The server decides when they end. */
export const flightSessionMachine = setup({
  types: {
    input: {} as FlightSessionInput,
    context: {} as FlightSessionContext,
    events: {} as FlightSessionEvent,
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
}).createMachine({
  id: 'flightSession',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'running',
  states: {
    running: {
      description: 'The seats are held until deadlineAt. Time goes on while more of it is asked for.',
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
              always: { guard: 'isNotExtending', target: '#flightSession.expired' },
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
                  target: '#flightSession.running',
                  actions: { type: 'setDeadline', params: ({ event }) => event.output },
                },
                onError: [
                  {
                    guard: { type: 'isHoldOver', params: asProblem },
                    target: '#flightSession.expired',
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

export type FlightSessionActor = ActorRefFrom<typeof flightSessionMachine>;
export type FlightSessionSnapshot = SnapshotFrom<typeof flightSessionMachine>;
