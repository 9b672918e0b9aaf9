import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

// Always fetched anew: somebody may answer at any moment.

export const readConversation = (api: Api, conversationId: string) =>
  unwrap(api.GET('/contact/{conversationId}', { params: { path: { conversationId } } }));

/** Conversations of this browser or account, newest first. */
export const listConversations = (api: Api) => unwrap(api.GET('/contact'));

/**
 * Conversations and whether staff read new ones. Empty on failure, so that the page still works.
 */
export const ownConversations = (api: Api) => listConversations(api).catch(() => ({ conversations: [], isRead: true }));
