import type { Selectable, Transaction } from 'kysely';
import { type PaidBy, refundBy } from '#domain/cancellation.ts';
import { euro } from '#domain/money.ts';
import { isAllowed, statusesFor } from '#domain/order-status.ts';
import { totalOf } from '#domain/payment.ts';
import { ProblemError } from '#domain/problem.ts';
import { lockLivingAccount } from '#server/accounts/living.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { lockAccount, post } from '#server/ledger/ledger.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { ordersCancelled, sharesOfErased } from '#server/metrics.ts';
import type { Deps } from '#server/orders/deps.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { cancellationMail } from '#server/orders/mails/cancellation.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { priceOf } from '#server/orders/price.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import { lockOrder, papersOf, passengersOf, paymentOf } from '#server/orders/read-order.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';
import { eachDueOrder, LEASE_MS, type OnFailure } from '#server/work/due.ts';

type Tx = Transaction<Tables>;
type Context = Pick<Deps, 'productOf'> & {
  readonly publicUrl: string;
  readonly now: number;
};
export type Destination = Selectable<Tables['cancellation']>['destination'];

/** What comes back of an order now, and of which payment. Throws 409 unless it is issued and has not begun. */
export async function quoteOf(
  db: Queryable,
  order: OrderRow,
  product: Product,
  now: number,
): Promise<{ readonly cancellation: Cancellation; readonly payment: PaymentRow }> {
  requireAllowed('requestCancel', order.status);
  const payment = await paymentOf(db, order.id, ['succeeded']);
  if (!payment) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'The bank has given this payment back already.' });
  }
  const cancellation = await byItsRules(db, order, product, now);
  if (!cancellation) throw new ProblemError(409, { code: 'not_allowed', message: 'This order has begun.' });
  return { cancellation, payment };
}

const byItsRules = async (db: Queryable, order: OrderRow, product: Product, now: number) =>
  product.quoteCancel(order, await passengersOf(db, order.id), now);

/**
 * Writes a locked order's wish to be cancelled down, with what was promised for it; the supplier is asked afterwards. Locks
 * its account, and throws 409 when that was erased just now.
 */
export async function requestCancellation(
  tx: Tx,
  order: OrderRow,
  { refund, destination, isByBank = false }: Promised & { readonly isByBank?: boolean },
  now: number,
): Promise<void> {
  if (order.account_id !== null && !isByBank) await lockLivingAccount(tx, order.account_id);
  await transition(tx, order.id, 'requestCancel', 'cancelRequested', now);
  await tx
    .insertInto('cancellation')
    .values({ order_id: order.id, refund, destination, requested_at: now, is_by_bank: isByBank })
    .execute();
  // The request itself asks the supplier first; background work only if that does not come to an end.
  await tx
    .updateTable('orders')
    .set({ work_at: now + LEASE_MS })
    .where('id', '=', order.id)
    .execute();
}

/**
 * The bank took the card's part of a locked issued order back by itself: its tickets are cancelled, and the balance has its
 * share of what the fare rules give. What has begun cannot be cancelled.
 */
export async function cancelWithoutMoney(tx: Tx, order: OrderRow, product: Product, now: number): Promise<void> {
  const cancellation = await byItsRules(tx, order, product, now);
  if (!cancellation) return;
  await requestCancellation(
    tx,
    order,
    { refund: cancellation.refund.amount, destination: 'card', isByBank: true },
    now,
  );
  await tx.updateTable('orders').set({ work_at: now }).where('id', '=', order.id).execute();
}

/** Cancels what was asked for and is not cancelled yet; returns how many orders were looked at. */
export async function cancelDueOrders(
  db: Database,
  context: Context,
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  const due = { job: 'cancel', statuses: statusesFor('finishCancel'), now: context.now, limit };
  return eachDueOrder(db, due, ({ id }) => cancelAtSupplier(db, id, context), onFailure);
}

/** The supplier first, then everything of ours in one transaction. After a crash both may be repeated. */
export async function cancelAtSupplier(db: Database, orderId: string, context: Context): Promise<void> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  if (!isAllowed('finishCancel', order.status)) return;
  const product = context.productOf(order.product);
  const numbers = (await papersOf(db, orderId)).map(({ number }) => number);
  await product.cancel({ orderId, detail: order.detail, numbers });
  await db.transaction().execute((tx) => finishCancellation(tx, orderId, product, context));
}

async function finishCancellation(tx: Tx, orderId: string, product: Product, { productOf, publicUrl, now }: Context) {
  const order = await lockOrder(tx, orderId);
  if (!(await transition(tx, orderId, 'finishCancel', 'cancelled', now))) return;
  const { refund, destination, is_by_bank } = await tx
    .selectFrom('cancellation')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payment = await paymentOf(tx, orderId, ['succeeded', 'refunded']);
  if (!payment) throw new Error('An issued order has a payment');
  const ways = await reachable(tx, order, waysBack(order, payment, { refund, destination }));
  await tx.updateTable('orders').set({ refunded: ways.inEuros, work_at: null }).where('id', '=', orderId).execute();
  await payBack(tx, order, payment, ways, now);
  await product.unsell(tx, order.detail);
  const mail = cancellationMail(mailOrder(order, payment, { productOf, publicUrl }), {
    toCard: { amount: ways.toCard, currency: payment.currency },
    toBalance: euro(ways.toBalance),
    isByBank: is_by_bank,
  });
  await queueMail(tx, { orderId, kind: 'cancellation', recipient: order.email, mail }, now);
  ordersCancelled.inc();
}

type Promised = { readonly refund: number; readonly destination: Destination };
type Ways = {
  readonly toBalance: number;
  /** In the currency of the card. */
  readonly toCard: number;
  readonly inEuros: number;
  /** The bank gave the card's whole part back by itself while the supplier was asked. */
  readonly isCardDone: boolean;
};

/** How a payment paid its order. */
export const paidBy = (order: OrderRow, { amount, currency, from_balance }: PaymentRow): PaidBy => ({
  total: totalOf(priceOf(order)).amount,
  fromBalance: from_balance,
  byCard: { amount, currency },
});

/** What comes back where. The bank may have been faster: then the balance has its share of what was promised, and no more. */
function waysBack(order: OrderRow, payment: PaymentRow, { refund, destination }: Promised): Ways {
  const paid = paidBy(order, payment);
  if (payment.status === 'succeeded') {
    const { toCard, toBalance } = refundBy(euro(refund), paid, destination);
    return { toCard: toCard.amount, toBalance: toBalance.amount, inEuros: refund, isCardDone: false };
  }
  const toBalance = refundBy(euro(refund), paid).toBalance.amount;
  return { toBalance, toCard: payment.amount, inEuros: toBalance + paid.total - paid.fromBalance, isCardDone: true };
}

/** Nobody could open what goes to an erased account, so it has no share. Locks the account. */
async function reachable(tx: Tx, { account_id }: OrderRow, ways: Ways): Promise<Ways> {
  const { toBalance, inEuros } = ways;
  if (toBalance === 0 || account_id === null || !(await lockAccount(tx, account_id)).isErased) return ways;
  sharesOfErased.inc();
  return { ...ways, toBalance: 0, inEuros: inEuros - toBalance };
}

/**
 * The bank gives the card's part back by itself after all of the refund went to the balance: what the balance has for the card
 * is taken off it again, even if it is spent by now.
 */
export async function takeCardShareBack(tx: Tx, order: OrderRow, payment: PaymentRow, now: number): Promise<void> {
  const promised = await tx
    .selectFrom('cancellation')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('destination', '=', 'balance')
    .executeTakeFirst();
  if (!promised || order.account_id === null) return;
  const { toBalance } = waysBack(order, { ...payment, status: 'refunded' }, promised);
  const amount = promised.refund - toBalance;
  if (amount <= 0) return;
  const key = `chargeback:${payment.charge_id}`;
  await post(tx, { kind: 'chargeback', key, accountId: order.account_id, amount, orderId: order.id, at: now });
}

/** The balance has its part at once, the card's is due at the gateway. From here on the payment owes nothing more. */
async function payBack(tx: Tx, order: OrderRow, payment: PaymentRow, ways: Ways, now: number): Promise<void> {
  const { toBalance, toCard, inEuros, isCardDone } = ways;
  if (toBalance > 0 && order.account_id !== null) {
    await post(tx, {
      kind: 'refund',
      key: `refund:${payment.charge_id}`,
      accountId: order.account_id,
      amount: toBalance,
      orderId: order.id,
      at: now,
    });
  }
  const isDue = toCard > 0 && !isCardDone;
  await tx
    .updateTable('payment')
    .set({ refund_amount: toCard, refund_due_at: isDue ? now : null })
    .where('charge_id', '=', payment.charge_id)
    .execute();
  if (inEuros > 0) await transition(tx, order.id, 'startRefund', 'refunding', now);
  if (inEuros > 0 && !isDue) await transition(tx, order.id, 'finishRefund', 'refunded', now);
}
