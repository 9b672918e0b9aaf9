import type { conversationMachine } from '#machines/core/conversation/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

export const conversationExamples = defineExamples<typeof conversationMachine>({
  inputs: [{ flowId: 'visit-1' }],
  events: [{ type: 'text.send', fault: null }, { type: 'text.send', fault: 'required' }, { type: 'text.change' }],
  outcomes: {
    sendText: [
      ok(undefined),
      problem('rate_limited', { retryAfterSeconds: 1200 }),
      problem('conflict'),
      problem('unavailable'),
    ],
    look: [ok(undefined), problem('unavailable')],
  },
  says: { deadline: DEADLINE },
  facets: {
    conversation: factsOf<typeof conversationMachine>({
      fault: ({ fault }) => fault,
      problem: ({ problem }) => problem?.code ?? null,
      hasSent: ({ sent }) => sent > 0,
    }),
  },
});
