import type { thirdPartyMachine } from '#machines/core/third-party/machine.ts';
import { DEADLINE, defineAlphabet } from '#machines/trace/alphabet.ts';

export const thirdPartyAlphabet = defineAlphabet<typeof thirdPartyMachine>({
  inputs: [{ party: 'chat' }],
  events: [{ type: 'frame.ready' }, { type: 'frame.failed' }, { type: 'frame.retry' }],
  outcomes: {},
  says: { deadline: DEADLINE },
  facets: {},
});
