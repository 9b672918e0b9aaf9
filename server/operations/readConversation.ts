import type { Operation } from '#server/contract.ts';
import { findOwnConversation, toConversation } from '#server/conversations/conversation.ts';

export const readConversation: Operation<'readConversation'> = async ({ path, who, deps }) => {
  const { db, config } = deps;
  const row = await findOwnConversation(db, path.conversationId, who);
  return { status: 200, body: await toConversation(db, row, { config, now: deps.now() }) };
};
