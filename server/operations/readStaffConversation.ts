import { noteStaffAct, requireStaff } from '#server/accounts/staff.ts';
import type { Operation } from '#server/contract.ts';
import { findConversation } from '#server/conversations/conversation.ts';
import { toStaffConversation } from '#server/conversations/staff.ts';

/** One conversation for the desk. Who read it is written down. */
export const readStaffConversation: Operation<'readStaffConversation'> = async ({ path, request, deps }) => {
  const { name } = await requireStaff(request, deps, 'messages.answer');
  const { config } = deps;
  const now = deps.now();
  const body = await deps.db.transaction().execute(async (tx) => {
    const row = await findConversation(tx, path.conversationId);
    await noteStaffAct(tx, { name, act: `readMessage ${row.number}`, at: now });
    return toStaffConversation(tx, row, { config, now });
  });
  return { status: 200, body };
};
