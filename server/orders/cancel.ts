import type { Selectable, Transaction } from 'kysely';
import { euro, type Money } from '#domain/core/money.ts';
import { isAllowed, statusesFor } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { refundBy } from '#domain/core/refund-split.ts';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { lockLivingAccount } from '#server/accounts/lock-account.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { lockAccount, post } from '#server/ledger/ledger.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { ordersCancelled } from '#server/metrics.ts';
import { addWhenPaid } from '#server/orders/add-papers.ts';
import { backFrom } from '#server/orders/back-from.ts';
import { endOpenChange, openChange, requireNoneUnderWay } from '#server/orders/changes.ts';
import type { Deps } from '#server/orders/deps.ts';
import { isLost, nextOrdinal } from '#server/orders/give-back.ts';
import { isCancellable } from '#server/orders/is-cancellable.ts';
import { endQuote, forgetQuote, type Selection, standingQuote } from '#server/orders/kept-quote.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { cancellationMail } from '#server/orders/mails/cancellation.ts';
import type { OrderRow, PaperRow, PassengerRow, PaymentRow } from '#server/orders/order-row.ts';
import { endPapers, hasLostParts, inPartsOf, openCancellation } from '#server/orders/partial-refund.ts';
import { leftOf, owedOf, paidBy, paymentAs, paymentsThatPaid, spread, sumOf, worthOf } from '#server/orders/parts.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import { lockOrder, papersOf, passengersOf } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { remindOfRest } from '#server/orders/reminders.ts';
import { stopChange } from '#server/orders/stop-change.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';
import { setWorkAt, setWorkAtLatest } from '#server/orders/work-at.ts';
import { eachDueOrder, LEASE_MS, type OnFailure } from '#server/work/due.ts';

type Tx = Transaction<Tables>;
type Quote = components['schemas']['CancellationQuote'];
type Context = Pick<Deps, 'productOf'> & {
  readonly publicUrl: string;
  readonly now: number;
};
export type Destination = Selectable<Tables['cancellation']>['destination'];

type Quoted = {
  /** Positions of the papers to cancel; null for all that are still valid. */
  readonly papers: Selection;
  readonly cancellation: Cancellation;
  /** By how much less is owed after it, in cents of EUR. */
  readonly lessOwed: number;
  /** Payments of the order, less what earlier partial refunds returned. */
  readonly payments: readonly PaymentRow[];
  /** Time until which a kept quote is valid; null when it was not kept. */
  readonly until: number | null;
};

/**
 * Refund for cancelling an order, or some of its papers, now. Throws 409 unless the order is issued (or cancellable
 * earlier) and has not begun.
 */
export async function quoteOf(
  db: Queryable,
  order: OrderRow,
  product: Product,
  asked: Selection,
  now: number,
): Promise<Quoted> {
  if (asked !== null || !isCancellable(order, product)) requireAllowed('requestCancel', order.status);
  await requireNoneUnderWay(db, order.id);
  const paid = await paymentsThatPaid(db, order);
  if (!paid.some(({ status }) => status === 'succeeded')) {
    throw notAllowed('The bank has given this payment back already.');
  }
  const payments = await leftOf(db, paid);
  const papers = await selected(db, order, product, asked);
  const ruled = await byItsRules(db, order, product, { papers, known: await knownOf(db, order, paid), now });
  const kept = await standingQuote(db, order.id, papers, now);
  if (kept) return { papers, payments, lessOwed: ruled?.lessOwed ?? 0, ...kept };
  if (!ruled) throw notAllowed('This order has begun, or the rest of it cannot do without.');
  return { papers, payments, until: null, ...ruled };
}

/** Positions to cancel, sorted; null when no valid paper would remain. */
async function selected(db: Queryable, order: OrderRow, product: Product, asked: Selection): Promise<Selection> {
  if (asked === null) return null;
  if (!product.cancellation.parts) throw notAllowed('This order is cancelled as a whole.');
  const valid = await papersOf(db, order.id);
  if (asked.some((position) => valid.every((paper) => paper.position !== position)))
    throw notAllowed('This paper is not valid any more.');
  if (asked.length === valid.length) return null;
  const kept = valid.filter(({ position }) => !asked.includes(position));
  // Nobody is left: a paper of all alone is no order.
  if (kept.every(({ person }) => person === null) && these(valid, asked).some(({ person }) => person !== null))
    return null;
  const people = await passengersOf(db, order.id);
  const staying = people.filter(({ position }) => kept.some(({ person }) => person === position));
  const problem = product.cancellation.parts.stayProblem(order.detail, staying);
  if (problem) {
    const own = problem === 'others_depend' ? {} : { fields: { papers: problem } };
    throw new ProblemError(409, { code: 'others_depend', message: 'The others cannot stay without them.', ...own });
  }
  return asked.toSorted((one, other) => one - other);
}

/**
 * What comes back for each paper when it goes alone, in the order of their holders; empty where an order is given back
 * as a whole, or has one paper only.
 */
export async function quoteEach(db: Queryable, order: OrderRow, product: Product, now: number): Promise<Quote['each']> {
  if (!product.cancellation.parts) return [];
  const known = await knownOf(db, order, await paymentsThatPaid(db, order));
  if (known.valid.length < 2) return [];
  const each = [];
  for (const { position, kind, person } of known.valid) {
    const alone = await byItsRules(db, order, product, { papers: [position], known, now });
    if (alone)
      each.push({ paper: position, kind, person, refund: alone.cancellation.refund, ...lessOwedOf(alone.lessOwed) });
  }
  return each;
}

/** Left out of the answer where nothing is owed. */
const lessOwedOf = (lessOwed: number): Pick<Quote, 'lessOwed'> => (lessOwed > 0 ? { lessOwed: euro(lessOwed) } : {});

const these = (valid: readonly PaperRow[], papers: Selection): readonly PaperRow[] =>
  papers === null ? valid : valid.filter(({ position }) => papers.includes(position));

const papersIn = async (db: Queryable, orderId: string, papers: Selection): Promise<readonly PaperRow[]> =>
  these(await papersOf(db, orderId), papers);

/** What is read of an order besides its row. */
type Known = {
  readonly people: readonly PassengerRow[];
  /** Papers that are valid. */
  readonly valid: readonly PaperRow[];
  readonly paid: readonly PaymentRow[];
  readonly hasLost: boolean;
  /** The payments, less what earlier refunds returned. */
  readonly left: readonly PaymentRow[];
};
type Rules = { readonly papers: Selection; readonly known: Known; readonly now: number };

const knownOf = async (db: Queryable, order: OrderRow, paid: readonly PaymentRow[]): Promise<Known> => ({
  people: await passengersOf(db, order.id),
  valid: await papersOf(db, order.id),
  paid,
  hasLost: await hasLostParts(db, order.id),
  left: await leftOf(db, paid),
});

/**
 * Refund by the product's own rules, less what is still owed for what goes: the rules say what we keep, paid or not. Of
 * some papers that is their share of the rest, by their price; the others owe theirs. A paper that owes more than comes
 * back for it takes nothing from the others, so all at once costs what one after the other does. null when it is too late.
 */
async function byItsRules(
  db: Queryable,
  order: OrderRow,
  product: Product,
  { papers, known: { people, valid, paid, hasLost, left }, now }: Rules,
): Promise<Pick<Quoted, 'cancellation' | 'lessOwed'> | null> {
  const ofPapers = (some: Selection) =>
    inPartsOf(product).quote(db, order, { papers: these(valid, some), people }, now);
  const isByPaper = papers !== null || hasLost;
  const cancellation = isByPaper ? await ofPapers(papers) : await product.cancellation.quote(db, order, people, now);
  if (!cancellation) return null;
  const owed = owedOf(order, paid).amount;
  const whole = papers === null || owed === 0 ? cancellation : await ofPapers(null);
  if (!whole) return null;
  const lessOwed =
    whole === cancellation ? owed : Math.floor((owed * priceIn(cancellation)) / Math.max(1, priceIn(whole)));
  const going = these(valid, papers);
  const each = owed > 0 && product.cancellation.parts && going.length > 1 ? going : [];
  const alone = await inTurn(each, ({ position }) => ofPapers([position]));
  const refund = cancellation.refund.amount - lessOwed + beyondTheirOwn(alone, lessOwed);
  return { cancellation: { ...cancellation, refund: atMost(refund, left) }, lessOwed };
}

/**
 * Of what papers that go together owe, the part that is more than comes back for the paper that owes it. `lessOwed` is
 * theirs by their price, as each quote of one paper divides it. In cents of EUR. A paper that cannot go alone has no price.
 */
function beyondTheirOwn(alone: readonly (Cancellation | null)[], lessOwed: number): number {
  const quotes = alone.flatMap((one) => one ?? []);
  const price = Math.max(
    1,
    sumOf(
      quotes.map((one) => ({ price: priceIn(one) })),
      'price',
    ),
  );
  const beyond = quotes.map((one) => ({
    more: Math.max(0, Math.floor((lessOwed * priceIn(one)) / price) - one.refund.amount),
  }));
  return sumOf(beyond, 'more');
}

/** One question after the other: they share one connection. */
async function inTurn<T, R>(items: readonly T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = [];
  for (const item of items) answers.push(await ask(item));
  return answers;
}

/** Of all that is asked about, in cents of EUR. */
const priceIn = ({ lines }: Cancellation): number => lines.reduce((all, { paid }) => all + paid.amount, 0);

/** Never less than nothing, and never more than is left of the payments. */
const atMost = (refund: number, left: readonly PaymentRow[]): Money =>
  euro(Math.min(Math.max(0, refund), worthOf(left)));

export const toQuote = (
  order: OrderRow,
  {
    cancellation,
    lessOwed,
    payments,
    each,
  }: Pick<Quoted, 'cancellation' | 'lessOwed' | 'payments'> & Pick<Quote, 'each'>,
  { accountId }: Pick<Who, 'accountId'>,
): Quote => ({
  paid: euro(worthOf(payments)),
  refund: cancellation.refund,
  ...lessOwedOf(lessOwed),
  back: backFrom(cancellation.refund, payments),
  lines: [...cancellation.lines],
  byProtection: cancellation.byProtection,
  each,
  toBalance: order.account_id !== null && order.account_id === accountId,
});

/**
 * Stores the cancellation of a locked order with the promised refund; the supplier is asked afterwards. Locks the
 * account; throws 409 when it was just erased and its owner asks.
 */
export async function requestCancellation(
  tx: Tx,
  order: OrderRow,
  product: Product,
  {
    refund,
    destination,
    papers = null,
    lessOwed = 0,
    isByBank = false,
    isUnpaid = false,
    isRefused = false,
  }: Promised & By & { readonly papers?: Selection; readonly lessOwed?: number },
  now: number,
): Promise<void> {
  const { account_id } = order;
  // What we or the supplier call off is given back also where the account was erased meanwhile.
  if (account_id !== null && isRefused) await lockAccount(tx, account_id);
  else if (account_id !== null && !isByBank && !isUnpaid) await lockLivingAccount(tx, account_id);
  const action = order.status === 'issuing' ? 'requestCancelUnderWay' : 'requestCancel';
  await transition(tx, order.id, action, 'cancelRequested', now);
  await forgetQuote(tx, order.id);
  if (!(await endOpenChange(tx, order.id, 'lapsed', { product, now })))
    throw new Error('A change of the order is being made');
  await tx
    .insertInto('cancellation')
    .values({
      order_id: order.id,
      ordinal: await nextOrdinal(tx, order.id),
      papers: papers === null ? null : [...papers],
      refund,
      less_owed: lessOwed,
      destination,
      requested_at: now,
      is_by_bank: isByBank,
      is_unpaid: isUnpaid,
      is_refused: isRefused,
    })
    .execute();
  // The request asks the supplier itself; background work takes over only if the request does not finish.
  await setWorkAt(tx, order.id, now + LEASE_MS);
}

/**
 * Cancels a locked issued order whose card payment the bank took back: cancels its papers and credits the balance
 * with its share of the refund by the fare rules. Does nothing when the order has begun.
 */
export async function cancelWithoutMoney(tx: Tx, order: OrderRow, product: Product, now: number): Promise<void> {
  await stopChange(tx, order, product, now);
  const paid = await paymentsThatPaid(tx, order);
  const ruled = await byItsRules(tx, order, product, { papers: null, known: await knownOf(tx, order, paid), now });
  if (!ruled) return;
  await requestCancellation(
    tx,
    order,
    product,
    { refund: ruled.cancellation.refund.amount, destination: 'card', isByBank: true },
    now,
  );
  await setWorkAt(tx, order.id, now);
}

/**
 * Handles issued orders with due work: adds the papers that come once all is paid; ends a kept quote; reminds of an
 * unpaid balance; cancels an order by its own rules when its balance was not paid in time. A supplier that is away with
 * such papers keeps nothing of the rest waiting. Returns the number of orders handled.
 */
export async function lookAfterIssued(
  db: Database,
  context: Pick<Deps, 'productOf' | 'config'> & { readonly now: number },
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  const { productOf, config, now } = context;
  const due = { job: 'issued', statuses: statusesThat(isIssued), now, limit };
  const lookAt = async (order: OrderRow) => {
    const [added] = await Promise.allSettled([addWhenPaid(db, order, context)]);
    const asked = { productOf, publicUrl: config.publicUrl, now };
    await db.transaction().execute(async (tx) => {
      await lookAfter(tx, order.id, productOf(order.product), asked);
      if (added.status === 'rejected' || !added.value) await setWorkAtLatest(tx, order.id, order.work_at);
    });
    if (added.status === 'rejected') throw added.reason;
  };
  return eachDueOrder(db, due, lookAt, onFailure);
}

async function lookAfter(tx: Tx, orderId: string, product: Product, context: Context): Promise<void> {
  const { now } = context;
  const found = await lockOrder(tx, orderId);
  if (!isIssued(found.status)) return;
  const quoteEndsAt = await endQuote(tx, found, now);
  const { balance_due_at } = found;
  // While a change is made, its difference is paid and its price is not yet the order's: no sum of the order is told or due.
  if ((await openChange(tx, orderId))?.status === 'changing') return setWorkAt(tx, orderId, now + MINUTE_MS);
  const nextReminder = await remindOfRest(tx, found, context);
  if (balance_due_at === null || balance_due_at > now)
    return setWorkAt(tx, orderId, earliest(quoteEndsAt, balance_due_at, nextReminder));
  const payments = await tx.selectFrom('payment').selectAll().where('order_id', '=', orderId).execute();
  // Wait for an attempt that is open at the bank.
  if (payments.some(({ status }) => status === 'started')) return setWorkAt(tx, orderId, now + MINUTE_MS);
  const order = await lockOrder(tx, orderId);
  const known = await knownOf(tx, order, paidBy(order, payments));
  const ruled = await byItsRules(tx, order, product, { papers: null, known, now });
  const refund = ruled?.cancellation.refund.amount ?? 0;
  await requestCancellation(tx, order, product, { refund, destination: 'card', isUnpaid: true }, now);
  await setWorkAt(tx, orderId, now);
}

const earliest = (...moments: readonly (number | null)[]): number | null => {
  const known = moments.flatMap((moment) => moment ?? []);
  return known.length === 0 ? null : Math.min(...known);
};

/** Continues requested cancellations that are not finished; returns the number of orders handled. */
export async function cancelDueOrders(
  db: Database,
  context: Context,
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  const due = { job: 'cancel', statuses: statusesFor('finishCancel'), now: context.now, limit };
  return eachDueOrder(db, due, ({ id }) => cancelAtSupplier(db, id, context), onFailure);
}

/** Asks the supplier, then writes our side in one transaction. Both can be repeated after a crash. */
export async function cancelAtSupplier(db: Database, orderId: string, context: Context): Promise<void> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  if (!isAllowed('finishCancel', order.status)) return;
  const product = context.productOf(order.product);
  const { papers, ordinal } = await openCancellation(db, orderId);
  const numbers = (await papersIn(db, orderId, papers)).map(({ number }) => number);
  await product.supplier.cancel({ orderId, detail: order.detail, numbers });
  await db.transaction().execute((tx) => finishCancellation(tx, { orderId, ordinal }, product, context));
}

/**
 * `confirmed` names the cancellation the supplier was asked about. A slow answer may arrive when that one is finished
 * and another is open.
 */
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
    // The bank took its money back while the supplier answered about this part, so the other parts are cancelled too.
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
  if (await hasLostParts(tx, orderId)) {
    const parts = { papers: await papersOf(tx, orderId), people: await passengersOf(tx, orderId) };
    await inPartsOf(product).unsell(tx, order.detail, parts);
  } else await product.stock.unsell(tx, order.detail);
  const mail = cancellationMail(mailOrder(order, payments, { productOf, publicUrl }), {
    toCard: { amount: sumOf(ways, 'toCard'), currency: payments[0]?.currency ?? 'EUR' },
    toBalance: euro(sumOf(ways, 'toBalance')),
    isByBank: is_by_bank,
    isUnpaid: is_unpaid,
  });
  await queueMail(tx, { orderId, kind: 'cancellation', recipient: order.email, mail }, now);
  ordersCancelled.inc();
}

/** Why it is cancelled when its owner did not ask: the bank took its money back, the balance was not paid in time, or the supplier refused. */
type By = { readonly isByBank?: boolean; readonly isUnpaid?: boolean; readonly isRefused?: boolean };
type Promised = { readonly refund: number; readonly destination: Destination };
type Ways = {
  readonly toBalance: number;
  /** In the currency of the card. */
  readonly toCard: number;
  readonly inEuros: number;
  /** The bank already refunded the whole card part while the supplier was asked. */
  readonly isCardDone: boolean;
};

/**
 * What returns from one payment, and where to. If the bank was faster, the balance gets its share of the promised
 * refund and no more.
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

/** Drops the balance share of an erased account. Locks the account. */
async function reachable(tx: Tx, { account_id }: OrderRow, ways: Ways): Promise<Ways> {
  const { toBalance, inEuros } = ways;
  return (await isLost(tx, account_id, toBalance)) ? { ...ways, toBalance: 0, inEuros: inEuros - toBalance } : ways;
}

/**
 * The bank refunds the card's part after the whole refund went to the balance: the credit for the card's part is
 * deducted from the balance, even below zero.
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

/**
 * Credits the balance at once and makes the card's refund due at the gateway. The payment owes nothing afterwards.
 */
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
