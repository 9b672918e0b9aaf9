import type { Operation } from '#server/contract.ts';
import { conversationNotFound, ownConversations, toConversation } from '#server/conversations/conversation.ts';

/** One conversation of who asks. */
export const readConversation: Operation<'readConversation'> = async ({ path, who, deps }) => {
  const { db, config } = deps;
  const row = await ownConversations(db, who)
    .where('id', '=', path.conversationId)
    .executeTakeFirstOrThrow(conversationNotFound);
  return { status: 200, body: await toConversation(db, row, { config, now: deps.now() }) };
};
