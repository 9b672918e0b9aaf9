import { assign, type SnapshotFrom, setup } from 'xstate';
import { requestActor } from '#machines/core/actors.ts';
import type { KeptPapersContext, KeptPapersEvent, PapersKept } from '#machines/core/kept-papers/types.ts';

/** Stores issued documents on this device, so that they open without a connection, until the owner removes them. */
export const keptPapersMachine = setup({
  types: {} as { context: KeptPapersContext; events: KeptPapersEvent },
  actors: {
    keepPapers: requestActor<PapersKept, void>('keepPapers'),
    forgetPapers: requestActor<void, void>('forgetPapers'),
  },
  actions: {
    setKept: assign((_, { keptUntil }: PapersKept) => ({ keptUntil, hasFailed: false })),
    setForgotten: assign({ keptUntil: null, hasFailed: false }),
    setFailed: assign({ hasFailed: true }),
  },
  guards: { canKeep: (_, { keptUntil }: PapersKept) => keptUntil !== null },
}).createMachine({
  id: 'keptPapers',
  context: { keptUntil: null, hasFailed: false },
  initial: 'keeping',
  states: {
    keeping: {
      invoke: {
        id: 'keepPapers',
        src: 'keepPapers',
        onDone: [
          {
            guard: { type: 'canKeep', params: ({ event }) => event.output },
            target: 'kept',
            actions: { type: 'setKept', params: ({ event }) => event.output },
          },
          { target: 'unavailable', actions: 'setForgotten' },
        ],
        onError: {
          target: 'notKept',
          actions: 'setFailed',
        },
      },
    },
    kept: { on: { 'papers.forget': 'forgetting' } },
    forgetting: {
      invoke: {
        id: 'forgetPapers',
        src: 'forgetPapers',
        onDone: { target: 'notKept', actions: 'setForgotten' },
        onError: {
          target: 'kept',
          actions: 'setFailed',
        },
      },
    },
    notKept: { on: { 'papers.keep': 'keeping' } },
    unavailable: {},
  },
});

export type KeptPapersSnapshot = SnapshotFrom<typeof keptPapersMachine>;
