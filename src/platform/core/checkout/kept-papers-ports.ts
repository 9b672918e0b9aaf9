import { fromPromise } from 'xstate';
import { keptPapersMachine } from '#machines/core/kept-papers/machine.ts';
import type { PapersKept } from '#machines/core/kept-papers/types.ts';
import type { PortsOf } from '#machines/core/ports.ts';
import { forgetPage, keepPage, type OwnPage } from '#src/platform/core/offline/papers.ts';

type Page = OwnPage & {
  readonly noteOf: (at: number) => string;
};

export const wiredKeptPapers = ({ noteOf, ...page }: Page) =>
  keptPapersMachine.provide({
    actors: {
      keepPapers: fromPromise<PapersKept, void>(() => keepPage(page, noteOf)),
      forgetPapers: fromPromise<void, void>(() => forgetPage(page.path)),
    } satisfies PortsOf<typeof keptPapersMachine>,
  });
