import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

// Somebody may answer at any moment: asked for by the pages that show it, each time anew.

export const readConversation = (api: Api, conversationId: string) =>
  unwrap(api.GET('/contact/{conversationId}', { params: { path: { conversationId } } }));

/**
 * The conversations of this browser or account, the newest first, and whether anybody reads a new one; none where they cannot be
 * read: the page is not lost without them.
 */
export const ownConversations = (api: Api) =>
  unwrap(api.GET('/contact')).catch(() => ({ conversations: [], isRead: true }));
