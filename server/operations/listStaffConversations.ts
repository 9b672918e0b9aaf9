import { requireStaff } from '#server/accounts/staff.ts';
import type { Operation } from '#server/contract.ts';
import { staffConversations } from '#server/conversations/staff-list.ts';

/** What waits for the desk, the longest wait first; then all others, the newest text first. */
export const listStaffConversations: Operation<'listStaffConversations'> = async ({ query, request, deps }) => {
  await requireStaff(request, deps, 'messages.answer');
  return {
    status: 200,
    body: { ...(await staffConversations(deps.db, { limit: 50, ...query })), serverNow: deps.now() },
  };
};
