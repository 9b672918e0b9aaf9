import { fromPromise } from 'xstate';
import { keptPapersMachine } from '#machines/kept-papers/machine.ts';
import type { PapersKept } from '#machines/kept-papers/types.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { forgetPage, keepPage } from '#src/platform/offline/papers.ts';

type Page = {
  readonly path: string;
  /** Words the moment at which the page was kept. */
  readonly noteOf: (at: number) => string;
};

export const wiredKeptPapers = ({ path, noteOf }: Page) =>
  keptPapersMachine.provide({
    actors: {
      keepPapers: fromPromise<PapersKept, void>(() => keepPage(path, noteOf)),
      forgetPapers: fromPromise<void, void>(() => forgetPage(path)),
    } satisfies PortsOf<typeof keptPapersMachine>,
  });
