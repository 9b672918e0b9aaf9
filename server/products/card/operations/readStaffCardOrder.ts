import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import type { Operation } from '#server/contract.ts';
import { findSubmitted, toStaffOrder } from '#server/products/card/staff/order.ts';

/** Reading it is logged. */
export const readStaffCardOrder: Operation<'readStaffCardOrder'> = async ({ path, request, deps }) => {
  const { name } = await requireStaff(request, deps, 'card.check');
  const { config } = deps;
  const now = deps.now();
  const order = await findSubmitted(deps.db, path.orderId);
  await logStaffAct(deps.db, { name, act: 'card.read', at: now, orderId: order.id });
  return { status: 200, body: await toStaffOrder(deps.db, order, { config, now }) };
};
