import type { ConversationView } from '#machines/core/conversation/view.ts';

const writing = { kind: 'writing', fault: null, focusAsked: 0, sent: 0, problem: null } satisfies ConversationView;

export const conversationViews = {
  writing,
  faulty: { ...writing, fault: 'required', focusAsked: 1 },
  sending: { ...writing, kind: 'sending' },
  sent: { ...writing, sent: 1 },
  notSent: { ...writing, problem: { code: 'unavailable', message: 'Try again in a moment.' } },
  tooMany: {
    ...writing,
    problem: { code: 'rate_limited', message: 'Too many tries. Wait a little.', retryAfterSeconds: 1200 },
  },
  readFirst: { ...writing, problem: { code: 'conflict', message: 'Something was written meanwhile.' } },
} satisfies Record<string, ConversationView>;
