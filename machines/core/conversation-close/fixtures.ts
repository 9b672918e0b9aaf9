import type { ConversationCloseView } from '#machines/core/conversation-close/view.ts';

export const conversationCloseViews = {
  resting: { kind: 'resting', isDone: false, problem: null },
  closing: { kind: 'closing' },
  done: { kind: 'resting', isDone: true, problem: null },
  readFirst: {
    kind: 'resting',
    isDone: false,
    problem: { code: 'conflict', message: 'Something was written meanwhile.' },
  },
} satisfies Record<string, ConversationCloseView>;
