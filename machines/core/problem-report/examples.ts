import { KEPT } from '#machines/core/problem-report/fixtures.ts';
import type { problemReportMachine } from '#machines/core/problem-report/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

const facts = factsOf<typeof problemReportMachine>({
  preview: ({ preview }) => preview?.kind ?? null,
  kept: ({ kept }) => kept !== null,
  problem: ({ problem }) => problem?.code ?? null,
});

export const problemReportExamples = defineExamples<typeof problemReportMachine>({
  inputs: [undefined],
  events: [{ type: 'report.open' }, { type: 'report.send' }, { type: 'report.close' }],
  outcomes: {
    prepareReport: [
      ok({ kind: 'whole', steps: 12 }),
      ok({ kind: 'partial', steps: 9 }),
      ok({ kind: 'empty', steps: 0 }),
      ok({ kind: 'unsafe', steps: 0 }),
      { error: new TypeError('Failed to fetch dynamically imported module') },
    ],
    sendReport: [
      ok(KEPT),
      problem('rate_limited', { retryAfterSeconds: 1800 }),
      problem('unavailable'),
      problem('invalid_details'),
    ],
  },
  says: {},
  facets: { problemReport: facts },
});
