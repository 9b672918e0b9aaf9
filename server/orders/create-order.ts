import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { formatReference } from '#domain/core/reference.ts';
import type { Tables } from '#server/db/database.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { ProductOf } from '#server/orders/product.ts';

type NewOrder = {
  readonly owner: string;
  readonly accountId: string | null;
  readonly product: string;
  readonly detail: object;
  /** Cents of EUR. */
  readonly fares: number;
  /** End of the hold, or of the draft. */
  readonly deadlineAt: number;
  readonly now: number;
};

const ATTEMPTS = 5;

/** Creates an order for stock that this transaction has taken, or a draft that holds no stock. */
export async function createOrder(
  tx: Transaction<Tables>,
  productOf: ProductOf,
  { owner, accountId, product, detail, fares, deadlineAt, now }: NewOrder,
): Promise<OrderRow> {
  const { draftMs } = productOf(product);
  const status = draftMs === null ? 'held' : 'draft';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await tx
      .insertInto('orders')
      .values({
        id: randomUUID(),
        reference: formatReference(Array.from({ length: 6 }, () => randomInt(32))),
        product,
        status,
        owner,
        account_id: accountId,
        ...detailColumns(productOf(product), detail),
        fares,
        email: null,
        phone: null,
        deadline_at: deadlineAt,
        promised_at: null,
        issued_at: null,
        balance_due_at: null,
        work_at: deadlineAt,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!order) continue;
    await tx.insertInto('order_event').values({ order_id: order.id, status, at: now }).execute();
    return order;
  }
  throw new Error('No free reference was found');
}
