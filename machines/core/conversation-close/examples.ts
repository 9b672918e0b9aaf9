import type { conversationCloseMachine } from '#machines/core/conversation-close/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const conversationCloseExamples = defineExamples<typeof conversationCloseMachine>({
  inputs: [undefined],
  events: [{ type: 'conversation.close' }],
  outcomes: { closeConversation: [ok(undefined), problem('conflict'), problem('unavailable')] },
  says: {},
  facets: {
    conversationClose: factsOf<typeof conversationCloseMachine>({
      isDone: ({ isDone }) => isDone,
      problem: ({ problem }) => problem?.code ?? null,
    }),
  },
});
