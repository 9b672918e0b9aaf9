import { sql, type Transaction } from 'kysely';
import type { Money } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { checkOrderHoldLimits } from '#server/orders/hold-limits.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { passengersOf } from '#server/orders/read-order.ts';
import { setPriced } from '#server/orders/set-priced.ts';
import { transition } from '#server/orders/transition.ts';
import { setWorkAt } from '#server/orders/work-at.ts';

type Tx = Transaction<Tables>;
type HoldContext = Pick<Deps, 'productOf' | 'config'> & { readonly ip: string; readonly now: number };

/** Takes stock and sets the deadline for a locked order that holds nothing; the caller sets the status. */
export async function holdNow(
  tx: Tx,
  order: OrderRow,
  { productOf, config, ip, accepted, now }: HoldContext & { readonly accepted: Money | undefined },
): Promise<OrderRow> {
  const product = productOf(order.product);
  const people = await passengersOf(tx, order.id);
  const { deadlineAt = now + product.holdSeconds * 1000, ...priced } = await product.holdAgain(tx, order, {
    people,
    accepted,
    now,
    ip,
    config,
  });
  const besides = { deadline_at: deadlineAt, work_at: deadlineAt, extensions: 0 };
  const held = await setPriced(tx, order, product, priced, besides);
  await checkOrderHoldLimits(tx, held, { ip, config, now }, product.stock.holdLimits);
  return held;
}

/**
 * Places a locked draft whose people are known: it awaits payment, or becomes sold out, or has a changed price. Sold
 * out ends it; with a changed price it waits until its deadline for the traveller to accept.
 */
export async function placeDraft(tx: Tx, order: OrderRow, asked: HoldContext): Promise<void> {
  await sql`savepoint before_hold`.execute(tx);
  try {
    await holdNow(tx, order, { ...asked, accepted: undefined });
    await transition(tx, order.id, 'place', 'awaitingPayment', asked.now);
  } catch (error) {
    const code = error instanceof ProblemError ? error.problem.code : null;
    if (code !== 'sold_out' && code !== 'price_changed') throw error;
    await sql`rollback to savepoint before_hold`.execute(tx);
    await transition(tx, order.id, 'place', code === 'sold_out' ? 'soldOut' : 'priceChanged', asked.now);
    if (code === 'sold_out') await setWorkAt(tx, order.id, null);
  }
}
