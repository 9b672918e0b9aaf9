import { euro } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';

export type Transaction = components['schemas']['Transaction'];

/** In EUR. */
export async function balanceOf(db: Queryable, accountId: string) {
  const { balance } = await db
    .selectFrom('account')
    .select('balance')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return euro(balance);
}

/** An account's ledger lines, newest first; all of them by default. */
export async function transactionsOf(
  db: Queryable,
  accountId: string,
  { limit, before }: { readonly limit?: number; readonly before?: string } = {},
): Promise<Transaction[]> {
  const lines = db
    .selectFrom('ledger')
    .leftJoin('orders', 'orders.id', 'ledger.order_id')
    .selectAll('ledger')
    .select('orders.reference')
    .where('ledger.account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('ledger.id', '<', Number(before)))
    .orderBy('ledger.id', 'desc');
  const rows = await (limit === undefined ? lines : lines.limit(limit)).execute();
  return rows.map((row) => ({
    transactionId: String(row.id),
    kind: row.kind,
    direction: row.to_book === 'balance' ? ('in' as const) : ('out' as const),
    amount: euro(row.amount),
    balanceAfter: euro(row.balance_after),
    at: row.at,
    orderId: row.order_id,
    reference: row.reference,
  }));
}
