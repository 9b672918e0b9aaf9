import { sql } from 'kysely';
import { euro, type Money } from '#domain/core/money.ts';
import { type OrderState, orderState, statusesFor, statusesOf } from '#domain/core/order-status.ts';
import { totalOf } from '#domain/core/payment.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { pageOf } from '#server/db/page.ts';
import { boughtNow, stayingIn } from '#server/orders/bought-now.ts';
import type { Deps } from '#server/orders/deps.ts';
import { expireHold } from '#server/orders/expire.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { priceOf } from '#server/orders/price.ts';

type OrderSummary = components['schemas']['OrderSummary'];

type ListQuery = {
  readonly accountId: string;
  readonly product?: OrderRow['product'];
  readonly state?: OrderState;
  readonly limit: number;
  /** Id of the last order on the previous page. */
  readonly cursor?: string;
  readonly now: number;
};

/**
 * Ends overdue holds of an account, so that its list shows none as held. An error is logged and left to background
 * work; it hides no other order.
 */
export async function endOldHolds(
  { db, productOf }: Pick<Deps, 'db' | 'productOf'>,
  accountId: string,
  now: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const over = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', [...statusesFor('expireHold')])
    .where('deadline_at', '<=', now)
    .execute();
  for (const { id } of over) await expireHold({ db, productOf }, id, now).catch(onError);
}

/** One page of an account's orders, newest first. Empty for a cursor that is not an order of the account. */
export async function ordersOf(
  deps: Pick<Deps, 'productOf'> & { readonly db: Queryable },
  { accountId, product, state, limit, cursor, now }: ListQuery,
): Promise<components['schemas']['Orders']> {
  const rows = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(product !== undefined, (query) => query.where('product', '=', product ?? ''))
    .$if(state !== undefined, (query) => query.where('status', 'in', [...statusesOf(state ?? 'open')]))
    .$if(state === 'upcoming', (query) => query.where('ends_at', '>', now))
    .$if(state === 'past', (query) => query.where('ends_at', '<=', now))
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (select created_at, id from orders where id = ${cursor} and account_id = ${accountId})`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { page, last } = pageOf(rows, limit);
  const staying = await stayingIn(
    deps.db,
    page.map(({ id }) => id),
  );
  const orders = page.map((row) => toSummary(row, { now, staying: staying.get(row.id) ?? null }, deps));
  return { orders, nextCursor: last?.id ?? null };
}

type Now = { readonly now: number; readonly staying: number | null };

function toSummary(row: OrderRow, { now, staying }: Now, { productOf }: Pick<Deps, 'productOf'>): OrderSummary {
  const product = productOf(row.product);
  const total = totalOf(priceOf(row));
  return {
    orderId: row.id,
    reference: row.reference,
    product: row.product as OrderSummary['product'], // the registry has no other names
    status: row.status,
    state: orderState(row.status, row.ends_at, now),
    page: product.pageOf(row.id),
    summary: boughtNow(product, row, staying),
    total,
    ...refundedOf(row, total),
    createdAt: row.created_at,
    deadlineAt: row.deadline_at,
  };
}

/** Also of a part that left. A refund without a cancellation is of the whole price. */
function refundedOf({ status, refunded }: OrderRow, total: Money): Pick<OrderSummary, 'refunded'> {
  if (status === 'refunded') return { refunded: refunded === null ? total : euro(refunded) };
  return (refunded ?? 0) > 0 ? { refunded: euro(refunded ?? 0) } : {};
}
