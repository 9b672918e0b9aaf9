import type { contactMachine } from '#machines/core/contact/machine.ts';
import { CONVERSATION_ID } from '#machines/core/testing/moment.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const contactExamples = defineExamples<typeof contactMachine>({
  inputs: [{ flowId: 'visit-1' }],
  events: [
    { type: 'message.send', faults: [] },
    { type: 'message.send', faults: [{ field: 'email', code: 'email_invalid' }] },
    { type: 'message.change' },
    { type: 'message.another' },
  ],
  outcomes: {
    sendMessage: [
      ok({ conversationId: CONVERSATION_ID, number: 'HLP-4TW2-8C', isRead: true }),
      problem('rate_limited', { retryAfterSeconds: 1200 }),
      problem('unavailable'),
    ],
  },
  says: {},
  facets: {
    contact: factsOf<typeof contactMachine>({
      faults: ({ faults }) => faults.length > 0,
      problem: ({ problem }) => problem?.code ?? null,
    }),
  },
});
