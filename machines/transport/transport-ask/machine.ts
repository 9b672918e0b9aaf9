import { assign, type SnapshotFrom, setup } from 'xstate';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import type {
  AskedTransport,
  AskTransportInput,
  TransportAskContext,
  TransportAskEvent,
  TransportAskInput,
} from '#machines/transport/transport-ask/types.ts';

/** The question for what begins too soon to be sold at once. */
export const transportAskMachine = setup({
  types: {} as { input: TransportAskInput; context: TransportAskContext; events: TransportAskEvent },
  actors: { askTransport: requestActor<AskedTransport, AskTransportInput>('askTransport') },
  actions: {
    /** Each question has a key of its own: it may differ from the one that was refused. */
    countQuestion: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    setInquiry: assign((_, { inquiryId }: AskedTransport) => ({ inquiryId })),
  },
})
  .extend(formParts<TransportAskContext, TransportAskEvent>())
  .createMachine({
    id: 'transportAsk',
    context: ({ input }) => ({ ...UNTOUCHED, ...input, attempt: 0, inquiryId: null }),
    initial: 'writing',
    states: {
      writing: {
        initial: 'idle',
        on: {
          'question.send': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            {
              target: 'asking',
              actions: [{ type: 'setFaults', params: ({ event }) => event }, 'countQuestion'],
            },
          ],
        },
        states: formStates,
      },
      asking: {
        // Nothing is held and nothing is paid.
        invoke: {
          id: 'askTransport',
          src: 'askTransport',
          input: ({ context }) => ({ idempotencyKey: `${context.flowId}:ask:${context.attempt}` }),
          onDone: { target: 'asked', actions: { type: 'setInquiry', params: ({ event }) => event.output } },
          onError: { target: 'writing.invalid', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      // The page of the inquiry follows.
      asked: { type: 'final' },
    },
  });

export type TransportAskSnapshot = SnapshotFrom<typeof transportAskMachine>;
