import type { alertMachine } from '#machines/core/alert/machine.ts';
import { defineExamples } from '#machines/trace/examples.ts';

export const alertExamples = defineExamples<typeof alertMachine>({
  inputs: [undefined],
  events: [
    { type: 'alert.show', text: 'Passengers are saved.', alertType: 'success' },
    { type: 'alert.show', text: 'Your internet connection is slow.', durationMs: 60_000 },
    { type: 'alert.close' },
    { type: 'alert.pause' },
    { type: 'alert.resume' },
  ],
  outcomes: {},
  says: {},
  facets: {},
});
