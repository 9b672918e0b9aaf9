import type { Problem } from '#domain/core/problem.ts';

export type ConversationCloseContext = {
  /** The last press closed it. Whether it is closed now is a document of the page. */
  readonly isDone: boolean;
  readonly problem: Problem | null;
};

/** Which texts were read is in no event: the port knows it. */
export type ConversationCloseEvent = { type: 'conversation.close' };
