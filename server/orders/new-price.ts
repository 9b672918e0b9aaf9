import { sql, type Transaction } from 'kysely';
import { euro } from '#domain/core/money.ts';
import type { MoneyBack } from '#domain/core/refund-split.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { giveBackAs } from '#server/orders/give-back.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { leftOf, owedOf, paymentsThatPaid, worthOf } from '#server/orders/parts.ts';
import type { Product } from '#server/orders/product.ts';

type Tx = Transaction<Tables>;

/** The payments that paid an order, and the same less what earlier refunds returned. */
export type Paid = { readonly paid: readonly PaymentRow[]; readonly left: readonly PaymentRow[] };

export async function paidFor(db: Queryable, order: OrderRow): Promise<Paid> {
  const paid = await paymentsThatPaid(db, order);
  return { paid, left: await leftOf(db, paid) };
}

/**
 * What an order that becomes cheaper by `less` gives back, and how much less is owed: a rest that is owed is lowered
 * first. In cents of EUR; never more than is left of the payments.
 */
export function cheaperBy(order: OrderRow, { paid, left }: Paid, less: number) {
  const owed = owedOf(order, paid).amount;
  const lowered = Math.min(owed, less);
  const back = Math.min(less - lowered, worthOf(left));
  return { back, lowered, isPaidUp: owed > 0 && lowered === owed };
}

/** In cents of EUR. `less`: by how much the order becomes cheaper; 0 where it does not. */
type NewPrice = {
  readonly detail: unknown;
  readonly fares: number;
  readonly discount: number;
  readonly less: number;
  readonly cause: 'changed' | 'priceFell';
  /** The kind of the change; null for a price that fell. */
  readonly kind: string | null;
  readonly destination: 'card' | 'balance';
};

type Repriced = {
  readonly order: OrderRow;
  readonly back: number;
  readonly given: MoneyBack;
  readonly lowered: number;
};

/**
 * Writes what a locked issued order is and costs from then on, with an event of its history, and gives back what it costs
 * less. Answers with the order as it is now; its mail is the caller's.
 */
export async function writeNewPrice(
  tx: Tx,
  order: OrderRow,
  product: Product,
  { detail, fares, discount, less, cause, kind, destination }: NewPrice,
  now: number,
): Promise<Repriced> {
  const { back, lowered, isPaidUp } = cheaperBy(order, await paidFor(tx, order), less);
  const given =
    back === 0
      ? { toCard: euro(0), toBalance: euro(0) }
      : await giveBackAs(tx, order, { cause, refund: back, destination }, now);
  const changed = await tx
    .updateTable('orders')
    .set({
      ...detailColumns(product, detail),
      fares,
      discount,
      ...(isPaidUp ? { balance_due_at: null, work_at: now } : {}),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const change = kind === null ? null : { kind, before: product.summary(order.detail), after: product.summary(detail) };
  await tx
    .insertInto('order_event')
    .values({
      order_id: order.id,
      status: order.status,
      what: cause,
      change: change && JSON.stringify(change),
      at: now,
    })
    .execute();
  return { order: changed, back, given, lowered };
}
