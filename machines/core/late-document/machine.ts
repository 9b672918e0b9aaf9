import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import type { LateDocumentContext, LateDocumentEvent } from '#machines/core/late-document/types.ts';

/**
 * Reads a document of the server for a part of a page, after the page is there. The actor keeps the document, which may
 * be private; the machine knows only how far it is. The answer of an earlier read is dropped: the last one
 * counts.
 */
export const lateDocumentMachine = setup({
  types: {} as { context: LateDocumentContext; events: LateDocumentEvent },
  actors: { readDocument: requestActor<void, void>('readDocument') },
  actions: {
    setHere: assign({ isHere: true, problem: null }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
}).createMachine({
  id: 'lateDocument',
  context: { isHere: false, problem: null },
  initial: 'idle',
  on: { 'document.read': '.reading' },
  states: {
    idle: {},
    reading: {
      invoke: {
        id: 'readDocument',
        src: 'readDocument',
        onDone: { target: 'read', actions: 'setHere' },
        onError: { target: 'failed', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    read: {},
    failed: {},
  },
});

export type LateDocumentSnapshot = SnapshotFrom<typeof lateDocumentMachine>;
