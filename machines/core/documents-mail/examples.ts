import type { documentsMailMachine } from '#machines/core/documents-mail/machine.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const documentsMailExamples = defineExamples<typeof documentsMailMachine>({
  inputs: [{ orderId: ORDER_ID }],
  events: [{ type: 'documents.mail' }],
  outcomes: {
    mailDocuments: [
      ok({ emailMasked: 'a•••@example.org' }),
      problem('rate_limited', { retryAfterSeconds: 1800 }),
      problem('not_allowed'),
      { error: new TypeError('Failed to fetch') },
    ],
  },
  says: {},
  facets: {
    documentsMail: factsOf<typeof documentsMailMachine>({
      problem: ({ problem }) => problem?.code ?? null,
      isMailed: ({ mailed }) => mailed !== null,
    }),
  },
});
