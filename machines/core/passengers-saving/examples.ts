import type { passengersSavingMachine } from '#machines/core/passengers-saving/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples } from '#machines/trace/examples.ts';

export const passengersSavingExamples = defineExamples<typeof passengersSavingMachine>({
  inputs: [undefined],
  events: [],
  outcomes: { savePassengers: [ok(), problem('unavailable')] },
  says: {},
  facets: {},
});
