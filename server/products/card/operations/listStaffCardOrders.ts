import { requireStaff } from '#server/accounts/staff.ts';
import type { Operation } from '#server/contract.ts';
import { asCard, CARD, isNew } from '#server/products/card/detail.ts';
import { stageOf, submitted, toRow } from '#server/products/card/staff/order.ts';

const ROWS = 200;

/** Orders that are not delivered, without names. */
export const listStaffCardOrders: Operation<'listStaffCardOrders'> = async ({ request, deps }) => {
  await requireStaff(request, deps, 'card.check');
  const rows = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('product', '=', CARD)
    .where('status', 'in', ['issuing', 'issued'])
    .where(({ eb, or }) => or([eb('stage', 'is', null), eb('stage', 'not in', ['delivered', 'returned'])]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(ROWS)
    .execute();
  const orders = rows.flatMap((row) => {
    const order = asCard(row);
    if (!isNew(order) || !order.detail.check) return []; // a load, or paid just now
    const known = submitted(row);
    const stage = stageOf(known);
    return stage === null ? [] : [toRow(known, stage)];
  });
  return { status: 200, body: { orders, serverNow: deps.now() } };
};
