import { sumOfBacks } from '#domain/core/refund-split.ts';
import type { Database } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { type Order, toOrder } from '#server/orders/order-view.ts';
import type { Refund } from '#server/orders/refund-track.ts';

type Wrong = { readonly reference: string; readonly back: Order['back']; readonly refunds: readonly Refund[] };

/**
 * Orders whose refunds do not add up to what went back by the books; empty when all do. Orders whose bank took back
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
    const { reference, back, refunds = [] } = await toOrder(db, row, deps.now(), { accountId: null }, deps);
    const currency = back?.toCard.currency ?? 'EUR';
    const agreed = sumOfBacks(
      refunds.flatMap((refund) => refund.back ?? []),
      currency,
    );
    const isRight =
      agreed.toCard.amount === (back?.toCard.amount ?? 0) && agreed.toBalance.amount === (back?.toBalance.amount ?? 0);
    if (!isRight) wrong.push({ reference, back, refunds });
  }
  return wrong;
}
