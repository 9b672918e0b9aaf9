import type { Selectable, Transaction } from 'kysely';
import { type MoneyBack, type PaidBy, refundBy } from '#domain/cancellation.ts';
import { euro, type Money, sum } from '#domain/money.ts';
import { isAllowed, statusesFor } from '#domain/order-status.ts';
import { ProblemError } from '#domain/problem.ts';
import { isIssued, statusesThat } from '#domain/status-questions.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { lockLivingAccount } from '#server/accounts/living.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { lockAccount, post } from '#server/ledger/ledger.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { ordersCancelled, sharesOfErased } from '#server/metrics.ts';
import type { Deps } from '#server/orders/deps.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { cancellationMail } from '#server/orders/mails/cancellation.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { owedOf, paidBy, paymentsThatPaid, spread, worthOf } from '#server/orders/parts.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import { lockOrder, papersOf, passengersOf } from '#server/orders/read-order.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';
import { eachDueOrder, LEASE_MS, type OnFailure } from '#server/work/due.ts';

type Tx = Transaction<Tables>;
type Context = Pick<Deps, 'productOf'> & {
  readonly publicUrl: string;
  readonly now: number;
};
export type Destination = Selectable<Tables['cancellation']>['destination'];

/** What comes back of an order now, and of which payments. Throws 409 unless it is issued and has not begun. */
export async function quoteOf(
  db: Queryable,
  order: OrderRow,
  product: Product,
  now: number,
): Promise<{ readonly cancellation: Cancellation; readonly payments: readonly PaymentRow[] }> {
  requireAllowed('requestCancel', order.status);
  const payments = await paymentsThatPaid(db, order);
  if (!payments.some(({ status }) => status === 'succeeded')) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'The bank has given this payment back already.' });
  }
  const cancellation = await byItsRules(db, order, product, payments, now);
  if (!cancellation) throw new ProblemError(409, { code: 'not_allowed', message: 'This order has begun.' });
  return { cancellation, payments };
}

/**
 * By the rules of what was bought. What is still owed is taken off: the rules say what stays, whoever has it by now.
 */
async function byItsRules(
  db: Queryable,
  order: OrderRow,
  product: Product,
  payments: readonly PaymentRow[],
  now: number,
): Promise<Cancellation | null> {
  const cancellation = await product.quoteCancel(order, await passengersOf(db, order.id), now);
  if (!cancellation) return null;
  const refund = cancellation.refund.amount - owedOf(order, payments).amount;
  return { ...cancellation, refund: euro(Math.min(Math.max(0, refund), worthOf(payments))) };
}

/** Where a refund goes that was asked for, over all payments. */
export function backFrom(refund: Money, payments: readonly PaymentRow[]): MoneyBack {
  const ways = [...spread(refund.amount, payments)].map(([payment, share]) =>
    refundBy(euro(share), paymentAs(payment)),
  );
  const currency = payments[0]?.currency ?? 'EUR';
  return {
    toCard: sum(
      ways.map(({ toCard }) => toCard),
      currency,
    ),
    toBalance: sum(
      ways.map(({ toBalance }) => toBalance),
      'EUR',
    ),
  };
}

/**
 * Writes a locked order's wish to be cancelled down, with what was promised for it; the supplier is asked afterwards.
 * Locks its account, and throws 409 when that was erased just now.
 */
export async function requestCancellation(
  tx: Tx,
  order: OrderRow,
  { refund, destination, isByBank = false, isUnpaid = false }: Promised & By,
  now: number,
): Promise<void> {
  if (order.account_id !== null && !isByBank && !isUnpaid) await lockLivingAccount(tx, order.account_id);
  await transition(tx, order.id, 'requestCancel', 'cancelRequested', now);
  await tx
    .insertInto('cancellation')
    .values({ order_id: order.id, refund, destination, requested_at: now, is_by_bank: isByBank, is_unpaid: isUnpaid })
    .execute();
  // The request itself asks the supplier first; background work only if that does not come to an end.
  await tx
    .updateTable('orders')
    .set({ work_at: now + LEASE_MS })
    .where('id', '=', order.id)
    .execute();
}

/**
 * The bank took the card's part of a locked issued order back by itself: its tickets are cancelled, and the balance has
 * its share of what the fare rules give. What has begun cannot be cancelled.
 */
export async function cancelWithoutMoney(tx: Tx, order: OrderRow, product: Product, now: number): Promise<void> {
  const cancellation = await byItsRules(tx, order, product, await paymentsThatPaid(tx, order), now);
  if (!cancellation) return;
  await requestCancellation(
    tx,
    order,
    { refund: cancellation.refund.amount, destination: 'card', isByBank: true },
    now,
  );
  await tx.updateTable('orders').set({ work_at: now }).where('id', '=', order.id).execute();
}

/**
 * Cancels issued orders whose balance was not paid in time, by their own rules; returns how many were looked at. An
 * attempt that is at the bank just now is waited for.
 */
export async function cancelUnpaidOrders(
  db: Database,
  { productOf, now }: Pick<Context, 'productOf' | 'now'>,
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  const due = { job: 'unpaid', statuses: statusesThat(isIssued), now, limit };
  const cancelOne = ({ id, product }: OrderRow) =>
    db.transaction().execute((tx) => cancelUnpaid(tx, id, productOf(product), now));
  return eachDueOrder(db, due, cancelOne, onFailure);
}

async function cancelUnpaid(tx: Tx, orderId: string, product: Product, now: number): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const { balance_due_at } = order;
  const setWork = (work_at: number | null) =>
    tx.updateTable('orders').set({ work_at }).where('id', '=', orderId).execute();
  if (!isIssued(order.status)) return;
  if (balance_due_at === null || balance_due_at > now) return void (await setWork(balance_due_at));
  const payments = await tx.selectFrom('payment').selectAll().where('order_id', '=', orderId).execute();
  if (payments.some(({ status }) => status === 'started')) return void (await setWork(now + MINUTE_MS));
  const cancellation = await byItsRules(tx, order, product, paidBy(order, payments), now);
  const refund = cancellation?.refund.amount ?? 0;
  await requestCancellation(tx, order, { refund, destination: 'card', isUnpaid: true }, now);
  await setWork(now);
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
  const { refund, destination, is_by_bank, is_unpaid } = await tx
    .selectFrom('cancellation')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payments = await paymentsThatPaid(tx, order);
  const ways: Ways[] = [];
  for (const [payment, share] of spread(refund, payments)) {
    const way = await reachable(tx, order, waysBack(payment, { refund: share, destination }));
    await payBack(tx, order, payment, way, now);
    ways.push(way);
  }
  const sumOf = (key: 'toCard' | 'toBalance' | 'inEuros') => ways.reduce((all, way) => all + way[key], 0);
  const change = { refunded: sumOf('inEuros'), work_at: null, stage: null };
  await tx.updateTable('orders').set(change).where('id', '=', orderId).execute();
  if (change.refunded > 0) await transition(tx, orderId, 'startRefund', 'refunding', now);
  if (ways.every(({ toCard, isCardDone }) => toCard === 0 || isCardDone)) {
    await transition(tx, orderId, 'finishRefund', 'refunded', now);
  }
  await product.unsell(tx, order.detail);
  const mail = cancellationMail(mailOrder(order, payments, { productOf, publicUrl }), {
    toCard: { amount: sumOf('toCard'), currency: payments[0]?.currency ?? 'EUR' },
    toBalance: euro(sumOf('toBalance')),
    isByBank: is_by_bank,
    isUnpaid: is_unpaid,
  });
  await queueMail(tx, { orderId, kind: 'cancellation', recipient: order.email, mail }, now);
  ordersCancelled.inc();
}

/** Who cancels it, if not its owner: the bank, that took its money back, or the end of the time to pay the balance. */
type By = { readonly isByBank?: boolean; readonly isUnpaid?: boolean };
type Promised = { readonly refund: number; readonly destination: Destination };
type Ways = {
  readonly toBalance: number;
  /** In the currency of the card. */
  readonly toCard: number;
  readonly inEuros: number;
  /** The bank gave the card's whole part back by itself while the supplier was asked. */
  readonly isCardDone: boolean;
};

const paymentAs = ({ amount, currency, from_balance, worth }: PaymentRow): PaidBy => ({
  total: worth,
  fromBalance: from_balance,
  byCard: { amount, currency },
});

/**
 * What comes back of one payment, and where. The bank may have been faster: then the balance has its share of what was
 * promised, and no more.
 */
function waysBack(payment: PaymentRow, { refund, destination }: Promised): Ways {
  const paid = paymentAs(payment);
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
 * The bank gives the card's part back by itself after all of the refund went to the balance: what the balance has for
 * the card is taken off it again, even if it is spent by now.
 */
export async function takeCardShareBack(tx: Tx, order: OrderRow, payment: PaymentRow, now: number): Promise<void> {
  const promised = await tx
    .selectFrom('cancellation')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('destination', '=', 'balance')
    .executeTakeFirst();
  if (!promised || order.account_id === null) return;
  const payments = await paymentsThatPaid(tx, order);
  const shares = spread(
    promised.refund,
    payments.map((one) => ({ ...one, status: 'succeeded' as const })),
  );
  const refund = [...shares].find(([{ charge_id }]) => charge_id === payment.charge_id)?.[1] ?? 0;
  const { toBalance } = waysBack({ ...payment, status: 'refunded' }, { ...promised, refund });
  const amount = refund - toBalance;
  if (amount <= 0) return;
  const key = `chargeback:${payment.charge_id}`;
  await post(tx, { kind: 'chargeback', key, accountId: order.account_id, amount, orderId: order.id, at: now });
}

/** The balance has its part at once, the card's is due at the gateway. From here on the payment owes nothing more. */
async function payBack(tx: Tx, order: OrderRow, payment: PaymentRow, ways: Ways, now: number): Promise<void> {
  const { toBalance, toCard, isCardDone } = ways;
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
}
