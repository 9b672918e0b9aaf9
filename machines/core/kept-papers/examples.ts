import type { keptPapersMachine } from '#machines/core/kept-papers/machine.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { ok } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const keptPapersExamples = defineExamples<typeof keptPapersMachine>({
  inputs: [undefined],
  events: [{ type: 'papers.forget' }, { type: 'papers.keep' }],
  outcomes: {
    keepPapers: [
      ok({ keptUntil: NOW + 864_000_000 }),
      ok({ keptUntil: null }),
      { error: new TypeError('Failed to fetch') },
    ],
    forgetPapers: [ok(), { error: new TypeError('Failed to fetch') }],
  },
  says: {},
  facets: {
    keptPapers: factsOf<typeof keptPapersMachine>({
      isKept: ({ keptUntil }) => keptUntil !== null,
      hasFailed: ({ hasFailed }) => hasFailed,
    }),
  },
});
