import { assign, type SnapshotFrom, setup } from 'xstate';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import type {
  InquiryAddressContext,
  InquiryAddressEvent,
  InquiryAddressInput,
  LeaveAddressInput,
} from '#machines/core/inquiry-address/types.ts';
import { need } from '#machines/core/need.ts';

/** A guest says where the answer to an inquiry is mailed, and may say another address while it is not answered. */
export const inquiryAddressMachine = setup({
  types: {} as {
    input: InquiryAddressInput;
    context: InquiryAddressContext;
    events: InquiryAddressEvent;
  },
  actors: { leaveAddress: requestActor<void, LeaveAddressInput>('leaveAddress') },
  actions: {
    setEmail: assign((_, { email }: { email: string }) => ({ email, isLeft: false })),
    noteLeft: assign({ isLeft: true }),
  },
})
  .extend(formParts<InquiryAddressContext, InquiryAddressEvent>())
  .createMachine({
    id: 'inquiryAddress',
    context: ({ input }) => ({ ...UNTOUCHED, ...input, email: null, isLeft: false }),
    initial: 'asking',
    states: {
      asking: {
        initial: 'idle',
        on: {
          'address.leave': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            {
              target: 'leaving',
              actions: [
                { type: 'setFaults', params: ({ event }) => event },
                { type: 'setEmail', params: ({ event }) => event },
              ],
            },
          ],
        },
        states: formStates,
      },
      leaving: {
        invoke: {
          id: 'leaveAddress',
          src: 'leaveAddress',
          input: ({ context }) => ({ inquiryId: context.inquiryId, email: need(context.email, 'address') }),
          onDone: { target: 'asking', actions: 'noteLeft' },
          onError: { target: 'asking.invalid', actions: { type: 'setProblem', params: asProblem } },
        },
      },
    },
  });

export type InquiryAddressSnapshot = SnapshotFrom<typeof inquiryAddressMachine>;
