import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import type { Operation } from '#server/contract.ts';
import { findConversation } from '#server/conversations/conversation.ts';
import { toStaffConversation } from '#server/conversations/staff.ts';
import { closeWaiting, countTexts, lockConversation, requireRead } from '#server/conversations/write.ts';

/** The staff marks a conversation as needing no answer, in the version that was read; idempotent. */
export const closeConversation: Operation<'closeConversation'> = async ({ path, body, request, deps }) => {
  const { name } = await requireStaff(request, deps, 'messages.answer');
  const { db, config } = deps;
  const now = deps.now();
  await db.transaction().execute(async (tx) => {
    const row = await lockConversation(tx, path.conversationId);
    requireRead(await countTexts(tx, row), body.texts);
    // The answer contains the whole conversation: when nothing was left to close, note it as read.
    const act = (await closeWaiting(tx, row, { by: name, now })) ? 'closeMessage' : 'readMessage';
    await logStaffAct(tx, { name, act: `${act} ${row.number}`, at: now });
  });
  const row = await findConversation(db, path.conversationId);
  return { status: 200, body: await toStaffConversation(db, row, { config, now }) };
};
