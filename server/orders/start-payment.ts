import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { MAX_BANK_VISITS, MAX_PAYMENT_ATTEMPTS } from '#domain/core/limits.ts';
import { euro, isSameMoney, type Money, subtract } from '#domain/core/money.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { totalOf } from '#domain/core/payment.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { convertAt, usdPerEuro } from '#domain/core/rates.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Tables } from '#server/db/database.ts';
import { openBankPage } from '#server/gateways/bank-page.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { acceptBalance, acceptPayment } from '#server/orders/accept-payment.ts';
import { takeBalancePart } from '#server/orders/balance-part.ts';
import { beginChange, type ChangeRow, openChange, requireOpen, toPayOf } from '#server/orders/changes.ts';
import type { Deps } from '#server/orders/deps.ts';
import { requireDiscount } from '#server/orders/discounts.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { referenceMail } from '#server/orders/mails/reference.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { firstPart, owedOf, paidBy } from '#server/orders/parts.ts';
import { priceOf, priceWith } from '#server/orders/price.ts';
import type { Product } from '#server/orders/product.ts';
import { ratesOf } from '#server/orders/rates-of.ts';
import { arrivalOf } from '#server/orders/return-from-bank.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';
import { triesAt, triesLeft } from '#server/orders/tries-left.ts';
import { FIRST_CHECK_MS } from '#server/work/charge-checks.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];
export type Attempt = { readonly chargeId: string; readonly attempt: number };
type Context = Pick<Deps, 'productOf'> & {
  readonly publicUrl: string;
  readonly accountId: string | null;
  /** Rate limit of mails about unpaid orders to one address. */
  readonly mayMail: (tx: Transaction<Tables>, recipient: string) => Promise<boolean>;
  readonly now: number;
};

/**
 * Opens an attempt for a locked order, in the caller's transaction; makes no outside request. While an attempt is
 * open, the same request returns the same attempt: a double click and a second tab lead to one charge. Another
 * request is a `conflict`: somebody else may have opened the attempt, and nobody pays for what they did not choose.
 * Takes the balance part at once; when it covers everything, the order is paid at once.
 */
export async function openAttempt(
  tx: Transaction<Tables>,
  order: OrderRow,
  request: PaymentRequest,
  { productOf, publicUrl, accountId, mayMail, now }: Context,
): Promise<Attempt> {
  if (!request.rulesAccepted) {
    throw new ProblemError(422, {
      code: 'invalid_details',
      message: 'Accept the rules to go on.',
      fields: { rulesAccepted: 'rules_not_accepted' },
    });
  }
  const payments = await tx.selectFrom('payment').selectAll().where('order_id', '=', order.id).execute();
  const open = payments.find(({ status }) => status === 'started');
  if (open) {
    if (!isOpenFor(request, order, open)) {
      const message = 'A payment with another price or other choices is open. Go on with it, or leave it first.';
      throw new ProblemError(409, { code: 'conflict', message });
    }
    return { chargeId: open.charge_id, attempt: open.attempt };
  }

  const product = productOf(order.product);
  const change = await openChange(tx, order.id);
  const isLater = change !== undefined || order.balance_due_at !== null;
  const price = isLater ? priceOf(order) : priceWith(order, request.cancelPackage, product);
  const paid = paidBy(order, payments);
  const { purpose, worth, ordinal } = dueNow(order, {
    product,
    change,
    paid,
    total: totalOf(price),
    isWhole: request.part === 'full',
    now,
  });
  const before = triesAt(payments, { purpose, ordinal }, now);
  requirePayable(order, purpose, before, now);
  // A difference may be that to another date, which does take place.
  if (purpose !== 'difference' && !(await product.payment.takesPlace(tx, order.detail))) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'This does not take place any more.' });
  }
  // Keep the currency of earlier succeeded payments, so that a refund is one amount. Refunded payments do not count.
  const currency = paid.find(({ status }) => status === 'succeeded')?.currency ?? request.total.currency;
  const perEuro = usdPerEuro(await ratesOf(tx, order));
  const total = convertAt(worth, currency, perEuro);
  if (!isSameMoney(total, request.total)) {
    throw new ProblemError(409, {
      code: 'price_changed',
      message: 'The total is not what the page showed.',
      price: { old: request.total, new: total },
    });
  }
  const chargeId = randomUUID();
  const attempt = order.attempts + 1;
  const fromBalance = balancePart(request, order, worth, accountId);
  const amount = convertAt(subtract(worth, fromBalance), currency, perEuro);
  const from_balance = fromBalance.amount;
  await takeBalancePart(tx, order, { charge_id: chargeId, from_balance }, now);
  if (!isLater) await requireDiscount(tx, order, now);
  const isPaid = amount.amount === 0;
  const protection = price.protection?.amount ?? 0;
  if (!isLater) await transition(tx, order.id, 'startPayment', 'paying', now);
  await tx
    .updateTable('orders')
    .set({
      attempts: attempt,
      // Held stock stays while the traveller is at the bank.
      ...(isLater ? {} : { protection, work_at: null }),
    })
    .where('id', '=', order.id)
    .execute();
  await tx
    .insertInto('payment')
    .values({
      charge_id: chargeId,
      order_id: order.id,
      attempt,
      purpose,
      ordinal,
      worth: worth.amount,
      ...amount,
      from_balance,
      per_euro: perEuro,
      started_at: now,
      ...(isPaid ? { status: 'succeeded', settled_at: now } : { status: 'started', check_at: now + FIRST_CHECK_MS }),
    })
    .execute();
  // Payment works without this mail; the papers are mailed in any case.
  const payment = { ...amount, worth: worth.amount, from_balance };
  if (attempt === 1 && (order.email === null || (await mayMail(tx, order.email)))) {
    const mail = referenceMail(mailOrder(order, [payment], { productOf, publicUrl }));
    await queueMail(tx, { orderId: order.id, kind: 'reference', recipient: order.email, mail }, now);
  }
  if (isPaid && purpose === 'difference' && change) await beginChange(tx, order, change, { product, now });
  else if (isPaid && purpose === 'balance') await acceptBalance(tx, order, payment, { productOf, publicUrl, now });
  else if (isPaid) await acceptPayment(tx, { ...order, protection }, { purpose, started_at: now }, { productOf, now });
  return { chargeId, attempt };
}

function isOpenFor(
  { total, cancelPackage, fromBalance }: PaymentRequest,
  order: OrderRow,
  open: Pick<PaymentRow, 'currency' | 'from_balance' | 'per_euro' | 'worth'>,
): boolean {
  return (
    isSameMoney(total, convertAt(euro(open.worth), open.currency, open.per_euro)) &&
    cancelPackage === order.protection > 0 &&
    (fromBalance?.amount ?? 0) === open.from_balance
  );
}

/**
 * In EUR; 0 unless requested. Only a signed-in traveller pays from a balance, and only for an order of the own
 * account.
 */
function balancePart({ fromBalance }: PaymentRequest, order: OrderRow, total: Money, accountId: string | null): Money {
  if (!fromBalance || fromBalance.amount === 0) return euro(0);
  if (accountId === null) throw new ProblemError(401, { code: 'login_required', message: 'Sign in first.' });
  if (order.account_id !== accountId) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'This order is not in your account.' });
  }
  const problem =
    fromBalance.currency !== 'EUR' ? 'invalid' : fromBalance.amount > total.amount ? 'amount_too_large' : null;
  if (!problem) return fromBalance;
  throw new ProblemError(422, {
    code: 'invalid_details',
    message: 'The balance pays in EUR, and at most the total.',
    fields: { fromBalance: problem },
  });
}

type DueNow = Pick<PaymentRow, 'purpose' | 'ordinal'> & { readonly worth: Money };

/**
 * What is to be paid next: the difference of a change that is quoted, else the rest, else the first part. Throws 409 while
 * the supplier makes a change, and for a quote that is over.
 */
function dueNow(order: OrderRow, { product, change, paid, total, isWhole, now }: Asked): DueNow {
  if (change?.status === 'changing') {
    throw new ProblemError(409, { code: 'conflict', message: 'A change of this order is being made.' });
  }
  if (change && toPayOf(change) > 0) {
    requireOpen(order, change, { product, now });
    return { purpose: 'difference', ordinal: change.ordinal, worth: euro(toPayOf(change)) };
  }
  if (order.balance_due_at !== null) return { purpose: 'balance', ordinal: 1, worth: owedOf(order, paid) };
  const { purpose, worth } = firstPart(order, product, total, now, isWhole);
  return { purpose, ordinal: 1, worth };
}

type Asked = {
  readonly product: Product;
  readonly change: ChangeRow | undefined;
  readonly paid: readonly PaymentRow[];
  readonly total: Money;
  /** All at once, where a deposit would do. */
  readonly isWhole: boolean;
  readonly now: number;
};

const ACTIONS = { full: 'startPayment', deposit: 'startPayment', balance: 'payBalance', difference: 'change' } as const;

/** `before`: attempts that count for it. */
function requirePayable(
  order: OrderRow,
  purpose: PaymentRow['purpose'],
  before: readonly PaymentRow[],
  now: number,
): void {
  requireAllowed(ACTIONS[purpose], order.status);
  if (purpose === 'balance' && order.balance_due_at !== null && now >= order.balance_due_at) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'The time to pay the balance is over.' });
  }
  if (ACTIONS[purpose] === 'startPayment' && now >= order.deadline_at) {
    throw new ProblemError(409, { code: 'hold_expired', message: 'The hold of this order ended.' });
  }
  const isTriedOut = triesLeft(before) === 0;
  if (isTriedOut || before.length >= MAX_BANK_VISITS) {
    const times = isTriedOut ? MAX_PAYMENT_ATTEMPTS : MAX_BANK_VISITS;
    const message =
      purpose === 'difference'
        ? `Changes of this order were tried to be paid ${times} times in 24 hours. Try again later.`
        : `This order was tried ${times} times. Search again to start anew.`;
    throw new ProblemError(409, { code: 'not_allowed', message });
  }
}

/** URL of the bank's page for an attempt; null when the balance paid everything. */
export async function hostedPage(deps: Deps, { chargeId }: Attempt, origin: string): Promise<string | null> {
  const { redirect_url, reference, amount, currency } = await deps.db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select(['payment.redirect_url', 'payment.amount', 'payment.currency', 'orders.reference'])
    .where('charge_id', '=', chargeId)
    .executeTakeFirstOrThrow();
  if (redirect_url || amount === 0) return redirect_url;
  // Returns through the page that forwards to the order and shows the result to a browser without access.
  const returnPath = pathTo.findBooking({ arrival: arrivalOf(chargeId, deps.config.secret, deps.now()) });
  return openBankPage(
    deps,
    { table: 'payment', chargeId, reference, amount: { amount, currency }, returnPath },
    origin,
  );
}
