import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/database.ts';
import { returnBalancePart } from '#server/orders/balance-part.ts';
import { type ChangeRow, endChange, openChange } from '#server/orders/changes.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import type { Product } from '#server/orders/product.ts';

type Tx = Transaction<Tables>;

/** The payment of a change's difference; undefined where nothing was to be paid. */
export const differenceOf = (tx: Tx, { order_id, ordinal }: ChangeRow): Promise<PaymentRow | undefined> =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', order_id)
    .where('purpose', '=', 'difference')
    .where('ordinal', '=', ordinal)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();

/**
 * Gives back what was paid for a change that is not made. `isTold`: a mail of ours says so already, so none follows when
 * the money goes.
 */
export async function giveDifferenceBack(
  tx: Tx,
  order: OrderRow,
  change: ChangeRow,
  { isTold, now }: { readonly isTold: boolean; readonly now: number },
): Promise<PaymentRow | undefined> {
  const paid = await differenceOf(tx, change);
  if (!paid) return undefined;
  await returnBalancePart(tx, order, paid, now);
  await tx
    .updateTable('payment')
    .set({
      status: 'refunded',
      is_unneeded: true,
      refund_due_at: now,
      ...(isTold ? { refund_amount: paid.amount } : {}),
    })
    .where('charge_id', '=', paid.charge_id)
    .execute();
  return paid;
}

/**
 * The bank took money of a locked order back while the supplier makes a change: the change is not made, and what was
 * paid for it goes back. Does nothing otherwise.
 */
export async function stopChange(tx: Tx, order: OrderRow, product: Product, now: number): Promise<void> {
  const change = await openChange(tx, order.id);
  if (change?.status !== 'changing') return;
  await giveDifferenceBack(tx, order, change, { isTold: false, now });
  await endChange(tx, change, 'refused', { product, now });
}
