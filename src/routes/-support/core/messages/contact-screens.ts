import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** A conversation, in its chunk: who writes for the first time does not load it. The loader preloads it. */
export const conversationPage = lazyScreen(
  async () => (await import('#src/routes/-support/core/messages/Conversation.tsx')).Conversation,
);
