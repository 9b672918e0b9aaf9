import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import type {
  FindBookingContext,
  FindBookingEvent,
  FindBookingInput,
  FindOrderInput,
  FoundOrder,
} from '#machines/core/find-booking/types.ts';
import { need } from '#machines/core/need.ts';

/** Opens a booking in this browser by reference and e-mail. */
export const findBookingMachine = setup({
  types: {} as {
    input: FindBookingInput;
    context: FindBookingContext;
    events: FindBookingEvent;
  },
  actors: { findOrder: requestActor<FoundOrder, FindOrderInput>('findOrder') },
  actions: {
    setWanted: assign((_, { wanted }: { wanted: FindOrderInput }) => ({ wanted, problem: null })),
    setFound: assign((_, { orderId }: FoundOrder) => ({ orderId })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
}).createMachine({
  id: 'findBooking',
  context: ({ input }) => ({ wanted: null, orderId: null, problem: input.problem }),
  initial: 'asking',
  states: {
    asking: {
      on: { 'booking.find': { target: 'finding', actions: { type: 'setWanted', params: ({ event }) => event } } },
    },
    finding: {
      invoke: {
        id: 'findOrder',
        src: 'findOrder',
        input: ({ context }) => need(context.wanted, 'wanted booking'),
        onDone: { target: 'found', actions: { type: 'setFound', params: ({ event }) => event.output } },
        onError: {
          target: 'asking',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
    },
    found: { type: 'final' },
  },
});

export type FindBookingSnapshot = SnapshotFrom<typeof findBookingMachine>;
