import type { Selectable, Transaction } from 'kysely';
import { euro, type Money } from '#domain/core/money.ts';
import { type MoneyBack, refundBy, sumOfBacks } from '#domain/core/money-back.ts';
import { isAllowed, statusesFor } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { lockLivingAccount } from '#server/accounts/living.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { post } from '#server/ledger/ledger.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { ordersCancelled } from '#server/metrics.ts';
import type { Deps } from '#server/orders/deps.ts';
import { endQuote, forgetQuote, type Selection, standingQuote } from '#server/orders/kept-quote.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { cancellationMail } from '#server/orders/mails/cancellation.ts';
import type { OrderRow, PaperRow, PaymentRow } from '#server/orders/order-row.ts';
import { endPapers, hasLostParts, inPartsOf, isLost, nextOrdinal } from '#server/orders/part-back.ts';
import { leftOf, owedOf, paidBy, paymentAs, paymentsThatPaid, spread, sumOf, worthOf } from '#server/orders/parts.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import { lockOrder, papersOf, passengersOf } from '#server/orders/read-order.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';
import { setWorkAt } from '#server/orders/work-at.ts';
import { eachDueOrder, LEASE_MS, type OnFailure } from '#server/work/due.ts';

type Tx = Transaction<Tables>;
type Context = Pick<Deps, 'productOf'> & {
  readonly publicUrl: string;
  readonly now: number;
};
export type Destination = Selectable<Tables['cancellation']>['destination'];

type Quoted = {
  /** Positions of the papers that go; null for all that are left. */
  readonly papers: Selection;
  readonly cancellation: Cancellation;
  /** What paid it, less what went back of it before. */
  readonly payments: readonly PaymentRow[];
  /** Until when it stands, when it was kept. */
  readonly until: number | null;
};

/**
 * What comes back of an order now, or of some of its papers. Throws 409 unless it is issued, or may be cancelled
 * before that, and has not begun.
 */
export async function quoteOf(
  db: Queryable,
  order: OrderRow,
  product: Product,
  asked: Selection,
  now: number,
): Promise<Quoted> {
  if (asked !== null || !isCancellable(order, product)) requireAllowed('requestCancel', order.status);
  const paid = await paymentsThatPaid(db, order);
  if (!paid.some(({ status }) => status === 'succeeded')) {
    throw refused('The bank has given this payment back already.');
  }
  const payments = await leftOf(db, paid);
  const papers = await selected(db, order, product, asked);
  const kept = await standingQuote(db, order.id, papers, now);
  if (kept) return { papers, payments, ...kept };
  const cancellation = await byItsRules(db, order, product, { papers, paid, now });
  if (!cancellation) throw refused('This order has begun, or the rest of it cannot do without.');
  return { papers, cancellation, payments, until: null };
}

/** Whether its status allows to cancel all of it; of some products also while it is being issued. */
export const isCancellable = (
  { status }: Pick<OrderRow, 'status'>,
  product: Pick<Product, 'cancelsUnderWay'>,
): boolean =>
  isAllowed('requestCancel', status) || (product.cancelsUnderWay && isAllowed('requestCancelUnderWay', status));

const refused = (message: string) => new ProblemError(409, { code: 'not_allowed', message });

/** The papers that go, in their order; null when none would be left. */
async function selected(db: Queryable, order: OrderRow, product: Product, asked: Selection): Promise<Selection> {
  if (asked === null) return null;
  if (!product.inParts) throw refused('This order is cancelled as a whole.');
  const valid = (await papersOf(db, order.id)).map(({ position }) => position);
  if (asked.some((position) => !valid.includes(position))) throw refused('This paper is not valid any more.');
  if (asked.length === valid.length) return null;
  if (order.balance_due_at !== null) throw refused('Pay the rest of this order first.');
  return asked.toSorted((one, other) => one - other);
}

/** The papers of a selection that are valid now. */
async function papersIn(db: Queryable, orderId: string, papers: Selection): Promise<PaperRow[]> {
  const valid = await papersOf(db, orderId);
  return papers === null ? valid : valid.filter(({ position }) => papers.includes(position));
}

type Rules = { readonly papers: Selection; readonly paid: readonly PaymentRow[]; readonly now: number };

/**
 * By the rules of what was bought. What is still owed is taken off: the rules say what stays, whoever has it by now.
 */
async function byItsRules(
  db: Queryable,
  order: OrderRow,
  product: Product,
  { papers, paid, now }: Rules,
): Promise<Cancellation | null> {
  const isByPaper = papers !== null || (await hasLostParts(db, order.id));
  const cancellation = isByPaper
    ? await inPartsOf(product).quote(order, await papersIn(db, order.id, papers), now)
    : await product.quoteCancel(order, await passengersOf(db, order.id), now);
  if (!cancellation) return null;
  const refund = cancellation.refund.amount - owedOf(order, paid).amount;
  return { ...cancellation, refund: euro(Math.min(Math.max(0, refund), worthOf(await leftOf(db, paid)))) };
}

/** A quote as the contract has it. */
export const toQuote = (
  order: OrderRow,
  { refund, lines, byProtection }: Cancellation,
  payments: readonly PaymentRow[],
  { accountId }: Pick<Who, 'accountId'>,
): components['schemas']['CancellationQuote'] => ({
  paid: euro(worthOf(payments)),
  refund,
  back: backFrom(refund, payments),
  lines: [...lines],
  byProtection,
  toBalance: order.account_id !== null && order.account_id === accountId,
});

/** Where a refund goes that was asked for, over all payments. */
function backFrom(refund: Money, payments: readonly PaymentRow[]): MoneyBack {
  const ways = [...spread(refund.amount, payments)].map(([payment, share]) =>
    refundBy(euro(share), paymentAs(payment)),
  );
  return sumOfBacks(ways, payments[0]?.currency ?? 'EUR');
}

/**
 * Writes a locked order's wish to be cancelled down, with what was promised for it; the supplier is asked afterwards.
 * Locks its account, and throws 409 when that was erased just now.
 */
export async function requestCancellation(
  tx: Tx,
  order: OrderRow,
  { refund, destination, papers = null, isByBank = false, isUnpaid = false }: Promised & By & { papers?: Selection },
  now: number,
): Promise<void> {
  if (order.account_id !== null && !isByBank && !isUnpaid) await lockLivingAccount(tx, order.account_id);
  const action = order.status === 'issuing' ? 'requestCancelUnderWay' : 'requestCancel';
  await transition(tx, order.id, action, 'cancelRequested', now);
  await forgetQuote(tx, order.id);
  await tx
    .insertInto('cancellation')
    .values({
      order_id: order.id,
      ordinal: await nextOrdinal(tx, order.id),
      papers: papers === null ? null : [...papers],
      refund,
      destination,
      requested_at: now,
      is_by_bank: isByBank,
      is_unpaid: isUnpaid,
    })
    .execute();
  // The request itself asks the supplier first; background work only if that does not come to an end.
  await setWorkAt(tx, order.id, now + LEASE_MS);
}

/**
 * The bank took the card's part of a locked issued order back by itself: its tickets are cancelled, and the balance has
 * its share of what the fare rules give. What has begun cannot be cancelled.
 */
export async function cancelWithoutMoney(tx: Tx, order: OrderRow, product: Product, now: number): Promise<void> {
  const paid = await paymentsThatPaid(tx, order);
  const cancellation = await byItsRules(tx, order, product, { papers: null, paid, now });
  if (!cancellation) return;
  await requestCancellation(
    tx,
    order,
    { refund: cancellation.refund.amount, destination: 'card', isByBank: true },
    now,
  );
  await setWorkAt(tx, order.id, now);
}

/**
 * Looks at issued orders whose moment has come: a kept quote ends, and a balance that was not paid in time cancels the
 * order by its own rules. Returns how many were looked at.
 */
export async function lookAfterIssued(
  db: Database,
  { productOf, now }: Pick<Context, 'productOf' | 'now'>,
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  const due = { job: 'issued', statuses: statusesThat(isIssued), now, limit };
  const lookAt = ({ id, product }: OrderRow) =>
    db.transaction().execute((tx) => lookAfter(tx, id, productOf(product), now));
  return eachDueOrder(db, due, lookAt, onFailure);
}

async function lookAfter(tx: Tx, orderId: string, product: Product, now: number): Promise<void> {
  const found = await lockOrder(tx, orderId);
  if (!isIssued(found.status)) return;
  const quoteEndsAt = await endQuote(tx, found, now);
  const { balance_due_at } = found;
  if (balance_due_at === null || balance_due_at > now)
    return setWorkAt(tx, orderId, earliest(quoteEndsAt, balance_due_at));
  const payments = await tx.selectFrom('payment').selectAll().where('order_id', '=', orderId).execute();
  // An attempt that is at the bank just now is waited for.
  if (payments.some(({ status }) => status === 'started')) return setWorkAt(tx, orderId, now + MINUTE_MS);
  const order = await lockOrder(tx, orderId);
  const cancellation = await byItsRules(tx, order, product, { papers: null, paid: paidBy(order, payments), now });
  const refund = cancellation?.refund.amount ?? 0;
  await requestCancellation(tx, order, { refund, destination: 'card', isUnpaid: true }, now);
  await setWorkAt(tx, orderId, now);
}

const earliest = (...moments: readonly (number | null)[]): number | null => {
  const known = moments.flatMap((moment) => moment ?? []);
  return known.length === 0 ? null : Math.min(...known);
};

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
  const { papers, ordinal } = await openCancellation(db, orderId);
  const numbers = (await papersIn(db, orderId, papers)).map(({ number }) => number);
  await product.cancel({ orderId, detail: order.detail, numbers });
  await db.transaction().execute((tx) => finishCancellation(tx, { orderId, ordinal }, product, context));
}

/** What is being cancelled of an order just now. */
const openCancellation = (db: Queryable, orderId: string) =>
  db
    .selectFrom('cancellation')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** `confirmed` is what the supplier was asked about. A slow answer may come when it is done, and another is open. */
async function finishCancellation(
  tx: Tx,
  confirmed: { readonly orderId: string; readonly ordinal: number },
  product: Product,
  context: Context,
) {
  const { productOf, publicUrl, now } = context;
  const { orderId } = confirmed;
  const order = await lockOrder(tx, orderId);
  const cancellation = await openCancellation(tx, orderId);
  if (cancellation.ordinal !== confirmed.ordinal) return;
  if (cancellation.papers !== null) {
    if (!(await transition(tx, orderId, 'finishCancel', 'partiallyCancelled', now))) return;
    const papers = await papersIn(tx, orderId, cancellation.papers);
    await endPapers(tx, order, papers, cancellation, context);
    // The bank took its money back while the supplier was asked about this part: the others cannot stay.
    const isTakenBack = (await paymentsThatPaid(tx, order)).some(({ status }) => status === 'refunded');
    if (isTakenBack) await cancelWithoutMoney(tx, await lockOrder(tx, orderId), product, now);
    return;
  }
  if (!(await transition(tx, orderId, 'finishCancel', 'cancelled', now))) return;
  const { refund, destination, is_by_bank, is_unpaid } = cancellation;
  const payments = await paymentsThatPaid(tx, order);
  const ways: Ways[] = [];
  for (const [payment, share] of spread(refund, await leftOf(tx, payments))) {
    const way = await reachable(tx, order, waysBack(payment, { refund: share, destination }));
    await payBack(tx, order, payment, way, now);
    ways.push(way);
  }
  const inEuros = sumOf(ways, 'inEuros');
  const change = { refunded: (order.refunded ?? 0) + inEuros, work_at: null, stage: null };
  await tx.updateTable('orders').set(change).where('id', '=', orderId).execute();
  if (inEuros > 0) await transition(tx, orderId, 'startRefund', 'refunding', now);
  if (ways.every(({ toCard, isCardDone }) => toCard === 0 || isCardDone)) {
    await transition(tx, orderId, 'finishRefund', 'refunded', now);
  }
  if (await hasLostParts(tx, orderId)) await inPartsOf(product).unsell(tx, order.detail, await papersOf(tx, orderId));
  else await product.unsell(tx, order.detail);
  const mail = cancellationMail(mailOrder(order, payments, { productOf, publicUrl }), {
    toCard: { amount: sumOf(ways, 'toCard'), currency: payments[0]?.currency ?? 'EUR' },
    toBalance: euro(sumOf(ways, 'toBalance')),
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

/** An erased account has no share. Locks it. */
async function reachable(tx: Tx, { account_id }: OrderRow, ways: Ways): Promise<Ways> {
  const { toBalance, inEuros } = ways;
  return (await isLost(tx, account_id, toBalance)) ? { ...ways, toBalance: 0, inEuros: inEuros - toBalance } : ways;
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
    .where('papers', 'is', null)
    .executeTakeFirst();
  if (!promised || order.account_id === null) return;
  const payments = await leftOf(tx, await paymentsThatPaid(tx, order));
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
