import type { Transaction } from 'kysely';
import { ProblemError } from '#domain/problem.ts';
import type { Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { countPeople } from '#server/orders/read-order.ts';
import { transition } from '#server/orders/transition.ts';

type Tx = Transaction<Tables>;

/**
 * True while an order still knows everybody it is for, and is in no erased account: once its account is erased and its
 * hold is over, the clean-up forgets who wanted to travel.
 */
export async function hasItsPeople(tx: Tx, order: OrderRow, { productOf }: Pick<Deps, 'productOf'>): Promise<boolean> {
  const known = await countPeople(tx, order.id);
  if (known !== productOf(order.product).summary(order.detail).people) return false;
  if (order.account_id === null) return true;
  const { erased_at } = await tx
    .selectFrom('account')
    .select('erased_at')
    .where('id', '=', order.account_id)
    .executeTakeFirstOrThrow();
  return erased_at === null;
}

/**
 * A locked order has its money: what it held is sold, and the promise of its papers begins. Throws 409 when there is
 * nobody to make papers for.
 */
export async function acceptPayment(
  tx: Tx,
  order: OrderRow,
  { productOf, now }: Pick<Deps, 'productOf'> & { readonly now: number },
): Promise<void> {
  if (!(await hasItsPeople(tx, order, { productOf }))) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'Nobody is left whom this order is for.' });
  }
  const product = productOf(order.product);
  await product.sell(tx, order.detail);
  const promise = product.promiseMs(order.detail);
  await transition(tx, order.id, 'acceptPayment', 'paid', now);
  await tx
    .updateTable('orders')
    .set({ work_at: now, promised_at: promise === null ? null : now + promise })
    .where('id', '=', order.id)
    .execute();
}
