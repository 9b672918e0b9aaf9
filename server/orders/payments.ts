import type { Transaction } from 'kysely';
import { euro, isSameMoney, type Money } from '#domain/core/money.ts';
import { isAllowed } from '#domain/core/order-status.ts';
import { totalOf } from '#domain/core/payment.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { convertAt } from '#domain/core/rates.ts';
import { isGivenUp, isIssued, isUnderItsRules, isWaitingForMoney } from '#domain/core/status-questions.ts';
import type { Database, Tables } from '#server/db/database.ts';
import type { ChargeState, PaymentEvent, PaymentGateway } from '#server/gateways/payment.ts';
import { applyToTopUp } from '#server/ledger/top-ups.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { payments, takenBack } from '#server/metrics.ts';
import { acceptBalance, acceptPayment, hasItsPeople } from '#server/orders/accept-payment.ts';
import { hasBalancePart, retakeBalancePart, returnBalancePart } from '#server/orders/balance-part.ts';
import { cancelWithoutMoney, takeCardShareBack } from '#server/orders/cancel.ts';
import { unmakeLater } from '#server/orders/cancel-at-supplier.ts';
import { beginChange, lapseOverdue, openChange, takenAs, toPayOf } from '#server/orders/changes.ts';
import type { Deps } from '#server/orders/deps.ts';
import { claimProblem } from '#server/orders/discounts.ts';
import { hasItsGifts } from '#server/orders/gifts.ts';
import { takePartsBack } from '#server/orders/give-back.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { changeRefusedMail } from '#server/orders/mails/change.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { firstPart, owedOf, paymentsThatPaid } from '#server/orders/parts.ts';
import { priceOf } from '#server/orders/price.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { finishRefund, oweAllBack } from '#server/orders/refunds.ts';
import { stopChange } from '#server/orders/stop-change.ts';
import { transition } from '#server/orders/transition.ts';
import { setWorkAt } from '#server/orders/work-at.ts';
import { patience } from '#server/work/charge-checks.ts';
import { eachDueRow, type OnFailure } from '#server/work/due.ts';

type Tx = Transaction<Tables>;
type Settled = Exclude<ChargeState, { status: 'pending' }>;
type Refunded = Extract<Settled, { status: 'refunded' }>;
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly now: number };

/** The status of a charge only moves up, so that events may come in any order and repeatedly. */
const LADDER: Readonly<Record<PaymentRow['status'], number>> = { started: 0, declined: 1, succeeded: 2, refunded: 3 };

/** Applies a signed callback in one transaction: event, charge, order and seats; or the top-up. */
export async function applyPaymentEvent(db: Database, event: PaymentEvent, context: Context): Promise<void> {
  if (await applyToTopUp(db, event.chargeId, stateOf(event), context.now)) return;
  await onCharge(db, event.chargeId, async (tx, order, payment) => {
    const isNew = await tx
      .insertInto('payment_event')
      .values({ event_id: event.eventId, charge_id: event.chargeId, kind: event.kind, received_at: context.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('event_id')
      .executeTakeFirst();
    if (isNew) await settle(tx, order, payment, stateOf(event), context);
  });
}

/** Asks the gateway about attempts whose callback is late; returns the number of charges asked about. */
export async function reconcilePayments(
  db: Database,
  gateway: PaymentGateway,
  context: Context,
  onFailure: OnFailure,
  limit = 10,
): Promise<number> {
  return eachDueRow(
    db,
    { job: 'reconcile', table: 'payment', id: 'charge_id', column: 'check_at', now: context.now, limit },
    async (chargeId) => {
      const state = await gateway.verify(chargeId);
      await onCharge(db, chargeId, (tx, order, payment) =>
        state.status === 'pending' ? wait(tx, order, payment, context) : settle(tx, order, payment, state, context),
      );
    },
    onFailure,
  );
}

/**
 * The traveller came back from the bank: asks the gateway and gives up an attempt that is still open there, because
 * the traveller says that nothing was paid. With ifUntouched, gives it up only when the gateway says that nothing was
 * begun.
 */
export async function leaveAttempt(
  db: Database,
  gateway: PaymentGateway,
  orderId: string,
  { ifUntouched, ...context }: Context & { readonly ifUntouched: boolean },
): Promise<void> {
  const open = await db
    .selectFrom('payment')
    .select('charge_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'started')
    .executeTakeFirst();
  if (!open) return;
  const state = await gateway.verify(open.charge_id);
  await onCharge(db, open.charge_id, async (tx, order, payment) => {
    if (state.status !== 'pending') return settle(tx, order, payment, state, context);
    if (payment.status !== 'started' || (ifUntouched && !state.isUntouched)) return;
    await decline(tx, order, payment, 'cancelled_by_cardholder', context);
    // The bank page may still be open somewhere, so money can arrive late.
    await setPayment(tx, payment, { check_at: patience({ ...payment, status: 'declined' }, context.now).checkAt });
  });
}

/** Each change of a charge holds the lock of its order: one lock order, so no deadlock. */
async function onCharge(
  db: Database,
  chargeId: string,
  work: (tx: Tx, order: OrderRow, payment: PaymentRow) => Promise<void>,
): Promise<void> {
  const charge = await db.selectFrom('payment').select('order_id').where('charge_id', '=', chargeId).executeTakeFirst();
  if (!charge) throw new ProblemError(404, { code: 'not_found', message: 'There is no such charge.' });
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, charge.order_id);
    const payment = await tx
      .selectFrom('payment')
      .selectAll()
      .where('charge_id', '=', chargeId)
      .executeTakeFirstOrThrow();
    await work(tx, order, payment);
  });
}

/** No result yet: ask again, or after a while give the attempt up and ask less often. */
async function wait(tx: Tx, order: OrderRow, payment: PaymentRow, context: Context): Promise<void> {
  const { now } = context;
  const { isGivenUp, checkAt } = patience(payment, now);
  if (isGivenUp) await decline(tx, order, payment, 'cancelled_by_cardholder', context);
  await setPayment(tx, payment, { check_at: checkAt });
}

async function settle(tx: Tx, order: OrderRow, payment: PaymentRow, state: Settled, context: Context): Promise<void> {
  if (LADDER[state.status] <= LADDER[payment.status]) return;
  if (state.status === 'refunded' && isPartByUs(payment, state)) return;
  if (state.status === 'refunded' && isPartByBank(payment, state)) return notePart(tx, payment, state);
  payments.inc({ state: state.status });
  if (state.status === 'declined') return decline(tx, order, payment, state.reason, context);
  if (state.status === 'refunded') return refundedByGateway(tx, order, payment, state, context);
  return succeed(tx, order, payment, state, context);
}

async function decline(tx: Tx, order: OrderRow, payment: PaymentRow, reason: string, { now, productOf }: Context) {
  await returnBalancePart(tx, order, payment, now);
  await setPayment(tx, payment, { status: 'declined', decline_reason: reason, settled_at: now, check_at: null });
  if (payment.purpose === 'difference') await lapseOverdue(tx, order.id, { product: productOf(order.product), now });
  const isDeclined = await transition(tx, order.id, 'declinePayment', 'paymentFailed', now);
  // The seats stay held until the end of the hold, when the sweeper frees them.
  if (isDeclined) await setWorkAt(tx, order.id, order.deadline_at);
}

async function succeed(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  state: Extract<Settled, { status: 'succeeded' }>,
  context: Context,
): Promise<void> {
  if (payment.purpose === 'difference') return succeedDifference(tx, order, payment, state, context);
  if (payment.purpose === 'balance') return succeedBalance(tx, order, payment, state, context);
  const { now } = context;
  const product = context.productOf(order.product);
  const isHolding = isWaitingForMoney(order.status);
  // An order cancelled while it was being issued keeps the money that paid it.
  const isUnpaid = order.issued_at === null && !(await isPaidByAnother(tx, payment));
  const isOpen = isHolding || (isGivenUp(order.status) && isUnpaid);
  const { purpose, worth, later } = firstPart(
    order,
    product,
    totalOf(priceOf(order)),
    payment.started_at,
    payment.purpose === 'full',
  );
  const isDue = purpose === payment.purpose && worth.amount === payment.worth && isWhole(payment, state.amount);
  // A deposit would be lost when its balance is already overdue.
  const isInTime = (later === null || later.dueAt > now) && product.payment.isInTime(order.detail, now);
  const isRight =
    isDue &&
    isInTime &&
    (await hasItsPeople(tx, order, context)) &&
    (isHolding || (await hasItsGifts(tx, order))) &&
    (await product.payment.takesPlace(tx, order.detail));
  // The order waits for its open attempt, with any result. Money of a given-up attempt may still pay the order;
  // otherwise it ends nothing, because a newer attempt may be open at the bank.
  const isUseful = isOpen && (payment.status === 'started' || isRight);
  if (!isUseful || (payment.status === 'declined' && !(await isWholeAgain(tx, order, payment, now)))) {
    // The order is paid already, has another price now, lacks the returned balance part, or its people are deleted:
    // refund this charge and leave the order.
    await returnBalancePart(tx, order, payment, now);
    return giveUnneededBack(tx, payment, now);
  }
  await setPayment(tx, payment, { ...PAID, status: 'succeeded', settled_at: now });
  if (isRight && (isHolding || (order.status === 'expired' && (await product.stock.take(tx, order.detail)).taken))) {
    return acceptPayment(tx, order, payment, context);
  }
  // Wrong amount, too late for the balance, called off, no seats or people any more, or the traveller gave the order up:
  // refund the money.
  if (isHolding) await product.stock.release(tx, order.detail);
  await transition(tx, order.id, 'startRefund', 'refunding', now);
  await setWorkAt(tx, order.id, null);
  await setPayment(tx, payment, { refund_due_at: now });
}

/** Refunds a charge that pays nothing of its order. */
const giveUnneededBack = (tx: Tx, payment: PaymentRow, now: number): Promise<void> =>
  setPayment(tx, payment, { ...PAID, status: 'refunded', is_unneeded: true, settled_at: now, refund_due_at: now });

/** True for the amount that the attempt was opened for. */
const isWhole = ({ worth, from_balance, currency, per_euro }: PaymentRow, amount: Money): boolean =>
  isSameMoney(convertAt(euro(worth - from_balance), currency, per_euro), amount);

/** Money for the balance after a deposit. Refunds what is not owed, or no longer in this amount. */
async function succeedBalance(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  { amount }: Extract<Settled, { status: 'succeeded' }>,
  context: Context,
): Promise<void> {
  const { now } = context;
  const isOwed =
    isAllowed('payBalance', order.status) && (await owedNow(tx, order)) === payment.worth && isWhole(payment, amount);
  if (!isOwed || (payment.status === 'declined' && !(await isWholeAgain(tx, order, payment, now)))) {
    await returnBalancePart(tx, order, payment, now);
    return giveUnneededBack(tx, payment, now);
  }
  await setPayment(tx, payment, { ...PAID, status: 'succeeded', settled_at: now });
  await acceptBalance(tx, order, payment, context);
}

/** In cents of EUR. The difference of a change that is being made pays no rest: the total is not yet that of the change. */
async function owedNow(tx: Tx, order: OrderRow): Promise<number> {
  const change = await openChange(tx, order.id);
  const paid = await paymentsThatPaid(tx, order);
  return owedOf(
    order,
    paid.filter(({ purpose, ordinal }) => purpose !== 'difference' || ordinal !== change?.ordinal),
  ).amount;
}

/** Money for the difference of a change. Refunds it when the quote is no longer open; the order stays as it is. */
async function succeedDifference(
  tx: Tx,
  order: OrderRow,
  payment: PaymentRow,
  { amount }: Extract<Settled, { status: 'succeeded' }>,
  { productOf, now }: Context,
): Promise<void> {
  const change = await openChange(tx, order.id);
  const product = productOf(order.product);
  const isWanted =
    change?.ordinal === payment.ordinal &&
    isAllowed('change', order.status) &&
    takenAs(order, change, product) !== null &&
    toPayOf(change) === payment.worth &&
    isWhole(payment, amount);
  if (!change || !isWanted || (payment.status === 'declined' && !(await isWholeAgain(tx, order, payment, now)))) {
    await returnBalancePart(tx, order, payment, now);
    return giveUnneededBack(tx, payment, now);
  }
  await setPayment(tx, payment, { ...PAID, status: 'succeeded', settled_at: now });
  await beginChange(tx, order, change, { product, now });
}

/**
 * Money came after its attempt was given up, and the balance part and the discount use were released: takes both
 * again. False when one of them is no longer available. A code that expired while the traveller was at the bank still
 * counts; one that another order used up does not.
 */
async function isWholeAgain(tx: Tx, order: OrderRow, payment: PaymentRow, now: number): Promise<boolean> {
  if (!(await hasBalancePart(tx, order, payment))) return false;
  const isFirst = payment.purpose === 'full' || payment.purpose === 'deposit';
  if (isFirst && (await claimProblem(tx, order, payment.started_at)) !== null) return false;
  await retakeBalancePart(tx, order, payment, now);
  return true;
}

/** A partial refund that we did not request: goodwill of the bank, or a partial claim. */
const isPartByBank = ({ status, amount, currency, refund_amount, given_back }: PaymentRow, back: Refunded): boolean =>
  status === 'succeeded' &&
  !(
    back.amount.currency === currency &&
    (back.amount.amount >= amount || (refund_amount !== null && back.amount.amount === given_back + refund_amount))
  );

/** A partial refund that we made while the order continued. */
const isPartByUs = ({ status, currency, given_back }: PaymentRow, { amount }: Refunded): boolean =>
  status === 'succeeded' && amount.currency === currency && amount.amount <= given_back;

/** Leaves the order as it is: its traveller flies, and most of its money is here. The metric alerts a person. */
async function notePart(tx: Tx, payment: PaymentRow, { amount: { amount } }: Refunded): Promise<void> {
  if (amount <= payment.taken_back) return;
  takenBack.inc({ order: 'part' });
  await setPayment(tx, payment, { taken_back: amount });
}

/**
 * The gateway refunded the money, on our request or on its own. Then the order ends as if refunded before issue;
 * issued papers are cancelled at the supplier. An order whose journey has begun stays as it is.
 */
async function refundedByGateway(tx: Tx, order: OrderRow, payment: PaymentRow, { amount }: Refunded, context: Context) {
  const { now } = context;
  const product = context.productOf(order.product);
  const isOfOrder =
    payment.status === 'succeeded' || (payment.attempt === order.attempts && !(await isPaidByAnother(tx, payment)));
  const isByBank = payment.refund_due_at === null && payment.refund_amount === null;
  if (isByBank) takenBack.inc({ order: order.status });
  // For an issued order the balance part follows the fare rules when it is cancelled.
  if (payment.status !== 'succeeded' || !isUnderItsRules(order.status))
    await returnBalancePart(tx, order, payment, now);
  if (payment.refund_amount === 0) await takeCardShareBack(tx, order, payment, now);
  if (amount.amount >= payment.amount) await takePartsBack(tx, order, payment, now);
  const change = payment.purpose === 'difference' ? await openChange(tx, order.id) : undefined;
  const isForOpenChange = change?.status === 'changing' && change.ordinal === payment.ordinal;
  await setPayment(tx, payment, {
    ...PAID,
    ...{ status: 'refunded', settled_at: now, refund_due_at: null },
    ...{ refund_sent_at: now, is_taken_back: payment.refund_due_at === null },
    ...(isForOpenChange ? { is_unneeded: true } : {}),
  });
  // Without its difference the change is not made, and the order stays.
  if (isForOpenChange) {
    await returnBalancePart(tx, order, payment, now);
    await stopChange(tx, order, product, now);
    const mail = changeRefusedMail(mailOrder(order, [], context), { isPaid: false, isByBank: true });
    return queueMail(tx, { orderId: order.id, kind: 'change', recipient: order.email, mail }, now);
  }
  if (!isOfOrder) return;
  if (isIssued(order.status)) return cancelWithoutMoney(tx, order, product, now);
  if (order.status === 'paid' || order.status === 'issuing') {
    await product.stock.unsell(tx, order.detail);
    if (order.stage !== null) await unmakeLater(tx, order.id, [], now);
    if (order.status === 'issuing') await transition(tx, order.id, 'failIssue', 'issueFailed', now);
    // Refund the other payments of the order too.
    await oweAllBack(tx, order.id, now);
  } else if (isWaitingForMoney(order.status)) {
    await product.stock.release(tx, order.detail);
  }
  const isOver = await transition(tx, order.id, 'startRefund', 'refunding', now);
  const isDone = await finishRefund(tx, order, { ...context, isByBank });
  if (isOver || isDone) await setWorkAt(tx, order.id, null);
}

/** True when late money of an earlier attempt paid the order: this charge then ends nothing. */
async function isPaidByAnother(tx: Tx, { order_id, charge_id }: PaymentRow): Promise<boolean> {
  const other = await tx
    .selectFrom('payment')
    .select('charge_id')
    .where('order_id', '=', order_id)
    .where('charge_id', '<>', charge_id)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  return other !== undefined;
}

const PAID = { decline_reason: null, check_at: null } as const;

const stateOf = ({ kind, amount, declineReason }: PaymentEvent): Settled =>
  kind === 'declined' ? { status: kind, reason: declineReason ?? 'do_not_honour' } : { status: kind, amount };

async function setPayment(tx: Tx, payment: PaymentRow, change: Partial<PaymentRow>): Promise<void> {
  await tx.updateTable('payment').set(change).where('charge_id', '=', payment.charge_id).execute();
}
