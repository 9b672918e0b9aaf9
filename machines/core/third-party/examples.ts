import type { thirdPartyMachine } from '#machines/core/third-party/machine.ts';
import { DEADLINE, defineExamples } from '#machines/trace/examples.ts';

export const thirdPartyExamples = defineExamples<typeof thirdPartyMachine>({
  inputs: [{ party: 'chat' }],
  events: [{ type: 'frame.ready' }, { type: 'frame.failed' }, { type: 'frame.retry' }],
  outcomes: {},
  says: { deadline: DEADLINE },
  facets: {},
});
