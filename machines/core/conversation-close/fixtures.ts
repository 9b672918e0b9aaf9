import type { ConversationCloseView } from '#machines/core/conversation-close/view.ts';

export const conversationCloseViews = {
  idle: { kind: 'idle', isDone: false, problem: null },
  closing: { kind: 'closing' },
  done: { kind: 'idle', isDone: true, problem: null },
  readFirst: {
    kind: 'idle',
    isDone: false,
    problem: { code: 'conflict', message: 'Something was written meanwhile.' },
  },
} satisfies Record<string, ConversationCloseView>;
