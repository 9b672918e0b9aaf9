import type { lateDocumentMachine } from '#machines/core/late-document/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const lateDocumentExamples = defineExamples<typeof lateDocumentMachine>({
  inputs: [undefined],
  events: [{ type: 'document.read' }],
  outcomes: { readDocument: [ok(), problem('unavailable')] },
  says: {},
  facets: { lateDocument: factsOf<typeof lateDocumentMachine>({ isHere: ({ isHere }) => isHere }) },
});
