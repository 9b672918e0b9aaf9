import type { Transaction } from 'kysely';
import { totalOf } from '#domain/core/payment.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import type { Tables } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import type { Deps } from '#server/orders/deps.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { endQuote, forgetQuote } from '#server/orders/kept-quote.ts';
import { mailOrder, type PaidAmount } from '#server/orders/mail-order.ts';
import { balanceMail } from '#server/orders/mails/balance.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { firstPart } from '#server/orders/parts.ts';
import { priceOf } from '#server/orders/price.ts';
import { countPeople } from '#server/orders/read-order.ts';
import { transition } from '#server/orders/transition.ts';

type Tx = Transaction<Tables>;

/**
 * True when all people of the order are still stored and its account is not erased. The clean-up deletes the people
 * of an erased account after the hold.
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
 * Marks a locked order as paid (in full or by deposit): sells its held stock and starts the time promised for its
 * papers. Throws 409 when the people of the order are no longer stored.
 */
export async function acceptPayment(
  tx: Tx,
  order: OrderRow,
  payment: Pick<PaymentRow, 'purpose' | 'started_at'>,
  { productOf, now }: Pick<Deps, 'productOf'> & { readonly now: number },
): Promise<void> {
  if (!(await hasItsPeople(tx, order, { productOf }))) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'Nobody is left whom this order is for.' });
  }
  const product = productOf(order.product);
  await product.stock.sell(tx, order.detail);
  const detail = await product.payment.asSold(tx, order.detail);
  const { later } =
    payment.purpose === 'deposit'
      ? firstPart({ ...order, detail }, product, totalOf(priceOf(order)), payment.started_at)
      : { later: null };
  const promise = product.supplier.promiseMs(order.detail);
  await transition(tx, order.id, 'acceptPayment', 'paid', now);
  await tx
    .updateTable('orders')
    .set({
      ...detailColumns(product, detail),
      work_at: now,
      promised_at: promise === null ? null : now + promise,
      balance_due_at: later?.dueAt ?? null,
    })
    .where('id', '=', order.id)
    .execute();
}

/**
 * Records the balance payment of a locked order, in its history too, and ends a kept quote, which still subtracted the unpaid balance. The
 * status does not change.
 */
export async function acceptBalance(
  tx: Tx,
  order: OrderRow,
  payment: PaidAmount,
  { productOf, publicUrl, now }: Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly now: number },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set((eb) => ({
      balance_due_at: null,
      version: eb('version', '+', 1),
      ...(isIssued(order.status) ? { work_at: now } : {}), // papers that come once all is paid
    }))
    .where('id', '=', order.id)
    .execute();
  await tx
    .insertInto('order_event')
    .values({ order_id: order.id, status: order.status, what: 'restPaid', at: now })
    .execute();
  await forgetQuote(tx, order.id);
  await endQuote(tx, order, now);
  const mail = balanceMail(mailOrder(order, [payment], { productOf, publicUrl }));
  await queueMail(tx, { orderId: order.id, kind: 'balance', recipient: order.email, mail }, now);
}
