import type { ContactTopic } from '#domain/core/contact-message.ts';
import type { Operation } from '#server/contract.ts';
import { hasStaff, ownConversations } from '#server/conversations/conversation.ts';

const LINES = 50;

export const listConversations: Operation<'listConversations'> = async ({ who, deps }) => {
  const rows = await ownConversations(deps.db, who).orderBy('last_at', 'desc').orderBy('id').limit(LINES).execute();
  const conversations = rows.map(({ id, number, topic, last_at, waits_since, closed_at }) => ({
    ...{ conversationId: id, number, topic: topic as ContactTopic },
    ...{ lastAt: last_at, isAnswered: waits_since === null && closed_at === null },
  }));
  return { status: 200, body: { conversations, isRead: hasStaff(deps.config), serverNow: deps.now() } };
};
