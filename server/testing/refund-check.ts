import { sumOfBacks } from '#domain/core/refund-split.ts';
import type { Database } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { type Order, toOrder } from '#server/orders/order-view.ts';
import { sumOf } from '#server/orders/parts.ts';
import { NOBODY } from '#server/orders/read-order.ts';
import type { Refund } from '#server/orders/refund-track.ts';

type Wrong = { readonly reference: string; readonly back: Order['back']; readonly refunds: readonly Refund[] };

/**
 * Orders whose refunds do not add up to what went back by the books, of what paid the order and of
 * what paid nothing of it; empty when all do. Orders whose bank took back
 * what the balance had got are left out: the debt is a line of the account, not of a refund.
 */
export async function wrongRefunds(db: Database, deps: Pick<Deps, 'productOf' | 'now'>): Promise<Wrong[]> {
  const debts = db
    .selectFrom('ledger')
    .select('order_id')
    .where('kind', '=', 'chargeback')
    .where('order_id', 'is not', null);
  const rows = await db.selectFrom('orders').selectAll().where('id', 'not in', debts).execute();
  const wrong: Wrong[] = [];
  for (const row of rows) {
    const unneeded = await db
      .selectFrom('payment')
      .select(['charge_id', 'amount'])
      .where('order_id', '=', row.id)
      .where('is_unneeded', '=', true)
      .where('status', '=', 'refunded')
      .execute();
    const returned = await db
      .selectFrom('ledger')
      .select('amount')
      .where('key', 'in', ['', ...unneeded.map(({ charge_id }) => `refund:${charge_id}`)])
      .execute();
    const { reference, back, refunds = [] } = await toOrder(db, row, deps.now(), NOBODY, deps);
    const currency = back?.toCard.currency ?? 'EUR';
    const agreed = sumOfBacks(
      refunds.flatMap((refund) => refund.back ?? []),
      currency,
    );
    const toCard = (back?.toCard.amount ?? 0) + sumOf(unneeded, 'amount');
    const toBalance = (back?.toBalance.amount ?? 0) + sumOf(returned, 'amount');
    const isRight = agreed.toCard.amount === toCard && agreed.toBalance.amount === toBalance;
    if (!isRight) wrong.push({ reference, back, refunds });
  }
  return wrong;
}
