import { HOUR_MS } from '#domain/core/time.ts';
import { requireStaff } from '#server/accounts/staff.ts';
import { isLogged, logStaffAct } from '#server/accounts/staff-log.ts';
import type { Operation } from '#server/contract.ts';
import { findConversation } from '#server/conversations/conversation.ts';
import { toStaffConversation } from '#server/conversations/staff.ts';

/**
 * One conversation for the staff. Reading is logged: a page that stays open and polls counts as one reading per hour.
 */
export const readStaffConversation: Operation<'readStaffConversation'> = async ({ path, request, deps }) => {
  const { name } = await requireStaff(request, deps, 'messages.answer');
  const { config } = deps;
  const now = deps.now();
  const body = await deps.db.transaction().execute(async (tx) => {
    const row = await findConversation(tx, path.conversationId);
    const act = `readMessage ${row.number}`;
    if (!(await isLogged(tx, { name, act, since: Math.max(row.last_at, now - HOUR_MS + 1) })))
      await logStaffAct(tx, { name, act, at: now });
    return toStaffConversation(tx, row, { config, now });
  });
  return { status: 200, body };
};
