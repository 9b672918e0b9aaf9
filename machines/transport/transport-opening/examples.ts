import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';
import type { transportOpeningMachine } from '#machines/transport/transport-opening/machine.ts';

export const transportOpeningExamples = defineExamples<typeof transportOpeningMachine>({
  inputs: [undefined],
  events: [
    { type: 'opening.ask', faults: [] },
    { type: 'opening.ask', faults: [EMAIL_MISSING] },
  ],
  outcomes: {
    tellOpening: [
      ok(),
      problem('invalid_details', { fields: { email: 'email_invalid' } }),
      problem('invalid_details', { fields: { day: 'sale_is_open' } }),
      problem('rate_limited'),
    ],
  },
  says: {},
  facets: {
    transportOpening: factsOf<typeof transportOpeningMachine>({
      problem: ({ problem: told }) => told?.code ?? null,
      faults: ({ faults }) => faults.map(({ field }) => field),
      hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
    }),
  },
});
