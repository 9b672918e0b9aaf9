import type { Problem } from '#domain/core/problem.ts';

export type ConversationCloseContext = {
  /** The last press closed it. Whether it is closed now is server data that the page loads. */
  readonly isDone: boolean;
  readonly problem: Problem | null;
};

/** Events do not carry which messages were read: the actor reads it from the page. */
export type ConversationCloseEvent = { type: 'conversation.close' };
