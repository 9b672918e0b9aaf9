import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { keptPapersMachine } from '#machines/core/kept-papers/machine.ts';
import type { PapersKept } from '#machines/core/kept-papers/types.ts';
import { forgetPage, keepPage, type OwnPage } from '#src/platform/core/offline/papers.ts';

type Page = OwnPage & {
  readonly noteOf: (at: number) => string;
};

export const wiredKeptPapers = ({ noteOf, ...page }: Page) =>
  keptPapersMachine.provide({
    actors: {
      keepPapers: fromPromise<PapersKept, void>(() => keepPage(page, noteOf)),
      forgetPapers: fromPromise<void, void>(() => forgetPage(page.path)),
    } satisfies ActorsOf<typeof keptPapersMachine>,
  });
