import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import type { Operation } from '#server/contract.ts';
import { blockCardOf } from '#server/products/card/block.ts';
import { findAtDesk, toDeskCard } from '#server/products/card/staff/desk.ts';

/** For who has lost card, phone and mailbox. Only the owner unblocks it. */
export const deskBlockCard: Operation<'deskBlockCard'> = async ({ body, request, deps }) => {
  const member = await requireStaff(request, deps, 'card.desk');
  const { order, card } = await findAtDesk(deps, member, body);
  const { publicUrl } = deps.config;
  const now = deps.now();
  const blocked = await deps.db.transaction().execute(async (tx) => {
    await logStaffAct(tx, { name: member.name, act: 'card.block', at: now, orderId: order.id });
    return blockCardOf(tx, card.id, 'desk', { now, publicUrl });
  });
  return { status: 200, body: toDeskCard({ order, card: blocked }, now) };
};
