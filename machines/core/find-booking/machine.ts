import { assign, type SnapshotFrom, setup } from 'xstate';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import type {
  FindBookingContext,
  FindBookingEvent,
  FindBookingInput,
  FindOrderInput,
  FoundOrder,
} from '#machines/core/find-booking/types.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
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
    setWanted: assign((_, { wanted }: { wanted: FindOrderInput }) => ({ wanted })),
    setFound: assign((_, { orderId }: FoundOrder) => ({ orderId })),
  },
})
  .extend(formParts<FindBookingContext, FindBookingEvent>())
  .createMachine({
    id: 'findBooking',
    context: ({ input }) => ({ ...UNTOUCHED, wanted: null, orderId: null, problem: input.problem }),
    initial: 'asking',
    states: {
      asking: {
        initial: 'idle',
        on: {
          'booking.find': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            {
              target: 'finding',
              actions: [
                { type: 'setFaults', params: ({ event }) => event },
                { type: 'setWanted', params: ({ event }) => event },
              ],
            },
          ],
        },
        states: formStates,
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
