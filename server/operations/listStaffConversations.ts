import { requireStaff } from '#server/accounts/staff.ts';
import type { Operation } from '#server/contract.ts';
import { staffConversations } from '#server/conversations/staff-list.ts';

/** Unanswered first, longest wait first; then all others, newest text first. */
export const listStaffConversations: Operation<'listStaffConversations'> = async ({ query, request, deps }) => {
  await requireStaff(request, deps, 'messages.answer');
  return {
    status: 200,
    body: { ...(await staffConversations(deps.db, { limit: 50, ...query })), serverNow: deps.now() },
  };
};
