import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import type { Operation } from '#server/contract.ts';
import { findAtDesk, toDeskCard } from '#server/products/card/staff/desk.ts';

/** Asking is logged. */
export const deskFindCard: Operation<'deskFindCard'> = async ({ body, request, deps }) => {
  const member = await requireStaff(request, deps, 'card.desk');
  const found = await findAtDesk(deps, member, body);
  const now = deps.now();
  await logStaffAct(deps.db, { name: member.name, act: 'card.find', at: now, orderId: found.order.id });
  return { status: 200, body: toDeskCard(found, now) };
};
