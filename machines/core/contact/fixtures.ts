import type { ContactView } from '#machines/core/contact/view.ts';
import { CONVERSATION_ID } from '#machines/core/testing/moment.ts';

const writing = { kind: 'writing', isSending: false, faults: [], focusAsked: 0, problem: null } satisfies ContactView;

export const contactViews = {
  writing,
  faulty: {
    ...writing,
    faults: [
      { field: 'topic', code: 'required' },
      { field: 'message', code: 'required' },
      { field: 'email', code: 'email_invalid' },
    ],
    focusAsked: 1,
  },
  sending: { ...writing, isSending: true },
  tooMany: {
    ...writing,
    problem: { code: 'rate_limited', message: 'Too many tries. Wait a little.', retryAfterSeconds: 1200 },
  },
  notSent: { ...writing, problem: { code: 'unavailable', message: 'Try again in a moment.' } },
  sent: { kind: 'sent', kept: { conversationId: CONVERSATION_ID, number: 'HLP-4TW2-8C', isRead: true } },
  keptOnly: { kind: 'sent', kept: { conversationId: CONVERSATION_ID, number: 'HLP-4TW2-8C', isRead: false } },
} satisfies Record<string, ContactView>;
