import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { formatReference } from '#domain/core/reference.ts';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/db/database.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { checkOrderHoldLimits } from '#server/orders/hold-limits.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { ProductOf } from '#server/orders/product.ts';
import { ratesColumn } from '#server/orders/rates-of.ts';

type OrderRequest = {
  readonly productOf: ProductOf;
  readonly visitor: string;
  readonly accountId: string | null;
  /** Server clock, epoch milliseconds. */
  readonly now: number;
};

type NewOrder = {
  readonly product: string;
  readonly detail: object;
  /** Cents of EUR. */
  readonly fares: number;
  /** End of the hold or of the draft, epoch milliseconds; left out: after the usual time of the product. */
  readonly deadlineAt?: number;
};

const ATTEMPTS = 5;

/** Creates an order for stock that this transaction has taken, or a draft that holds no stock. */
export async function createOrder(
  tx: Transaction<Tables>,
  { productOf, visitor, accountId, now }: OrderRequest,
  { product: name, detail, fares, deadlineAt }: NewOrder,
): Promise<OrderRow> {
  const product = productOf(name);
  const { draft, holdSeconds } = product;
  const status = draft ? 'draft' : 'held';
  const deadline = deadlineAt ?? now + (draft?.ms ?? holdSeconds * 1000);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await tx
      .insertInto('orders')
      .values({
        id: randomUUID(),
        reference: formatReference(Array.from({ length: 6 }, () => randomInt(32))),
        product: name,
        status,
        owner: visitor,
        account_id: accountId,
        ...detailColumns(product, detail),
        fares,
        ...(await ratesColumn(tx)),
        email: null,
        phone: null,
        deadline_at: deadline,
        promised_at: null,
        issued_at: null,
        balance_due_at: null,
        work_at: deadline,
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

/** Like createOrder, for a hold; throws 429 when its visitor or network now holds too much. */
export async function createHold(
  tx: Transaction<Tables>,
  asked: OrderRequest & { readonly ip: string; readonly config: Config },
  held: NewOrder,
): Promise<OrderRow> {
  const order = await createOrder(tx, asked, held);
  await checkOrderHoldLimits(tx, order, asked, asked.productOf(held.product).stock.holdLimits);
  return order;
}
