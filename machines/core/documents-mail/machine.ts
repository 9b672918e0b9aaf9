import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import type {
  DocumentsMailContext,
  DocumentsMailEvent,
  DocumentsMailed,
  DocumentsMailInput,
} from '#machines/core/documents-mail/types.ts';
import type { OrderInput } from '#machines/core/order.ts';

/** Sends the mail with the tickets again, only to the address of the order: it cannot be changed here. */
export const documentsMailMachine = setup({
  types: {} as {
    input: DocumentsMailInput;
    context: DocumentsMailContext;
    events: DocumentsMailEvent;
  },
  actors: { mailDocuments: requestActor<DocumentsMailed, OrderInput>('mailDocuments') },
  actions: {
    setMailed: assign((_, mailed: DocumentsMailed) => ({ mailed, problem: null })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ mailed: null, problem })),
  },
}).createMachine({
  id: 'documentsMail',
  context: ({ input }) => ({ ...input, mailed: null, problem: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'documents.mail': 'mailing' } },
    mailing: {
      invoke: {
        id: 'mailDocuments',
        src: 'mailDocuments',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: { target: 'idle', actions: { type: 'setMailed', params: ({ event }) => event.output } },
        onError: {
          target: 'idle',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
    },
  },
});

export type DocumentsMailSnapshot = SnapshotFrom<typeof documentsMailMachine>;
