import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import type {
  ContactContext,
  ContactEvent,
  ContactFault,
  ContactInput,
  KeptMessage,
  SendMessageInput,
} from '#machines/core/contact/types.ts';

/** A message to our staff: from the form to its reference number. */
export const contactMachine = setup({
  types: {} as { input: ContactInput; context: ContactContext; events: ContactEvent },
  actors: { sendMessage: requestActor<KeptMessage, SendMessageInput>('sendMessage') },
  actions: {
    setFaults: assign(({ context }, { faults }: { faults: readonly ContactFault[] }) => ({
      faults,
      problem: null,
      focusAsked: context.focusAsked + 1,
    })),
    forgetFaults: assign({ faults: [], problem: null }),
    countMessage: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    setKept: assign((_, { kept }: { kept: KeptMessage }) => ({ kept })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    forgetKept: assign({ kept: null }),
  },
  guards: { hasFaults: (_, { faults }: { faults: readonly ContactFault[] }) => faults.length > 0 },
}).createMachine({
  id: 'contact',
  context: ({ input }) => ({ ...input, attempt: 1, faults: [], focusAsked: 0, kept: null, problem: null }),
  initial: 'writing',
  states: {
    writing: {
      // The form is open. What is typed is kept in this tab.
      on: {
        'message.send': [
          {
            guard: { type: 'hasFaults', params: ({ event }) => event },
            actions: { type: 'setFaults', params: ({ event }) => event },
          },
          { target: 'sending', actions: 'forgetFaults' },
        ],
        'message.change': { actions: 'countMessage' },
      },
    },
    sending: {
      // Sent twice it is kept once.
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => ({ idempotencyKey: `${context.flowId}:contact:${context.attempt}` }),
        onDone: { target: 'sent', actions: { type: 'setKept', params: ({ event }) => ({ kept: event.output }) } },
        onError: { target: 'writing', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    sent: { on: { 'message.another': { target: 'writing', actions: ['countMessage', 'forgetKept'] } } },
  },
});

export type ContactSnapshot = SnapshotFrom<typeof contactMachine>;
