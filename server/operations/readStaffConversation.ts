import { HOUR_MS } from '#domain/core/time.ts';
import { noteStaffAct, requireStaff } from '#server/accounts/staff.ts';
import type { Operation } from '#server/contract.ts';
import { findConversation } from '#server/conversations/conversation.ts';
import { toStaffConversation } from '#server/conversations/staff.ts';
import type { Queryable } from '#server/db/database.ts';

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
    if (!(await isNoted(tx, { name, act, since: Math.max(row.last_at, now - HOUR_MS + 1) })))
      await noteStaffAct(tx, { name, act, at: now });
    return toStaffConversation(tx, row, { config, now });
  });
  return { status: 200, body };
};

type Noted = { readonly name: string; readonly act: string; readonly since: number };

/** True when this member's reading is already logged since then. */
const isNoted = async (db: Queryable, { name, act, since }: Noted): Promise<boolean> =>
  (await db
    .selectFrom('staff_act')
    .select('at')
    .where('name', '=', name)
    .where('act', '=', act)
    .where('at', '>=', since)
    .executeTakeFirst()) !== undefined;
