import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { lateDocumentMachine } from '#machines/core/late-document/machine.ts';

/** `keep` gets the document of the last read; that of an outdated one is dropped. Failures of `read` are the machine's. */
export const wiredLateDocument = <T>(read: () => Promise<T>, keep: (document: T) => void) =>
  lateDocumentMachine.provide({
    actors: {
      readDocument: fromPromise<void, void>(async ({ signal }) => {
        const document = await read();
        if (!signal.aborted) keep(document);
      }),
    } satisfies ActorsOf<typeof lateDocumentMachine>,
  });
