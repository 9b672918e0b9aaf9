import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** A chunk that first-time writers do not load; the loader preloads it. */
export const conversationPage = lazyScreen(
  async () => (await import('#src/routes/-support/core/messages/Conversation.tsx')).Conversation,
);
