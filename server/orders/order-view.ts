import { MAX_EXTENSIONS } from '#domain/core/limits.ts';
import { euro, type Money } from '#domain/core/money.ts';
import { isAllowed } from '#domain/core/order-status.ts';
import { totalOf } from '#domain/core/payment.ts';
import { convert, type Rates } from '#domain/core/rates.ts';
import { type MoneyBack, sumOfBacks } from '#domain/core/refund-split.ts';
import { isMoneyBack, wasPaid } from '#domain/core/status-questions.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import { isClose } from '#server/orders/authority.ts';
import { boughtNow } from '#server/orders/bought-now.ts';
import { shownChange } from '#server/orders/change-view.ts';
import type { Deps } from '#server/orders/deps.ts';
import { codeRow } from '#server/orders/discounts.ts';
import { isOwnerOf } from '#server/orders/gifts.ts';
import { isCancellable } from '#server/orders/is-cancellable.ts';
import type { OrderRow, PassengerRow, PaymentRow } from '#server/orders/order-row.ts';
import { firstPart, owedOf, type Part, paidBy, rankOf, worthOf } from '#server/orders/parts.ts';
import { priceOf } from '#server/orders/price.ts';
import type { Product } from '#server/orders/product.ts';
import { ratesShown } from '#server/orders/rates-of.ts';
import { type Asker, passengersOf } from '#server/orders/read-order.ts';
import { inTime, type Refund, refundsOf } from '#server/orders/refund-track.ts';
import { triesAt, triesLeft } from '#server/orders/tries-left.ts';
import { unneededRefunds } from '#server/orders/unneeded-refunds.ts';

export type Order = components['schemas']['Order'];
type DeclineReason = components['schemas']['DeclineReason'];

/** The order in the contract's shape: this module fills the core, its product fills `item`. */
export async function toOrder(
  db: Queryable,
  row: OrderRow,
  now: number,
  who: Asker,
  { productOf }: Pick<Deps, 'productOf'>,
): Promise<Order> {
  const product = productOf(row.product);
  const rates = await ratesShown(db, row, now);
  const passengers = await passengersOf(db, row.id);
  const left = passengers.filter(({ left_at }) => left_at !== null);
  const asker = { isTold: await isClose(db, row, who, now), isOwner: isOwnerOf(row, who) };
  const { item, lines } = product.view(row, passengers, asker);
  const happened = await db
    .selectFrom('order_event')
    .select(['status', 'what', 'change', 'at'])
    .where('order_id', '=', row.id)
    .orderBy('id')
    .execute();
  const found = await db.selectFrom('payment').selectAll().where('order_id', '=', row.id).execute();
  const payments = found.sort((a, b) => rankOf(b) - rankOf(a));
  // The payment that pays or paid the order; skip charges that the order did not need.
  const change = await shownChange(db, row, { product, passengers, payments, rates }, { who, now });
  const rest = payments.filter(isForNext(row, change));
  const payment = rest.toSorted((a, b) => b.attempt - a.attempt)[0] ?? payments[0];
  const code = row.discount_code === null ? null : await codeRow(db, row.discount_code);
  const total = totalOf(priceOf(row));
  const events = withReasons(
    happened.map(({ status, what, change: made, at }) => ({
      status,
      ...(what === null ? {} : { what }),
      ...(made === null ? {} : { change: made }),
      at,
    })),
    payments,
  );
  const refunds = await refundsOf(db, row, { payments, events });
  const allRefunds = inTime([...refunds, ...(await unneededRefunds(db, row, payments))]);
  const core: components['schemas']['OrderCore'] = {
    orderId: row.id,
    reference: row.reference,
    status: row.status,
    stage: row.stage,
    page: product.pageOf(row.id),
    summary: boughtNow(product, row, left.length === 0 ? null : passengers.length - left.length),
    deadlineAt: row.deadline_at,
    holdSeconds: product.holdSeconds,
    extensionsLeft: Math.max(0, MAX_EXTENSIONS - row.extensions),
    serverNow: now,
    passengers: passengers.map(toOrderPassenger),
    contact: row.email === null || row.phone === null ? null : { email: row.email, phone: row.phone },
    lines,
    discount: code ? { code: code.code, percent: code.percent, amount: euro(row.discount) } : null,
    total,
    totals: { EUR: total, USD: convert(total, 'USD', rates) },
    rates,
    payment: payment
      ? {
          purpose: payment.purpose,
          attempt: payment.attempt,
          attemptsLeft: triesLeft(triesAt(payments, payment, now)),
          pageUrl: payment.status === 'started' ? payment.redirect_url : null,
          status: payment.status,
          amount: { amount: payment.amount, currency: payment.currency },
          fromBalance: euro(payment.from_balance),
          declineReason: payment.decline_reason as DeclineReason | null,
        }
      : null,
    refunded: row.refunded === null ? null : euro(row.refunded),
    ...partsOf(row, product, payments, { change, total, rates, now }),
    ...(change ? { change } : {}),
    ...(await backOf(db, row, payments, refunds)),
    ...(allRefunds.length > 0 ? { refunds: allRefunds } : {}),
    isCancellable: isCancellable(row, product),
    isInAccount: row.account_id !== null && row.account_id === who.accountId,
    promisedAt: row.promised_at,
    issuedAt: row.issued_at,
    events,
    version: row.version,
  };
  // Only the product knows which item belongs to it; each answer is checked against the contract.
  return { ...core, product: row.product, item } as Order;
}

const isToBePaid = (change: Order['change']): change is NonNullable<Order['change']> =>
  (change?.status === 'quoted' || change?.status === 'paying') && change.toPay.EUR.amount > 0;

/** The attempts at what is due after the first payment: the difference of a change, else the rest. */
const isForNext =
  (row: OrderRow, change: Order['change']) =>
  ({ purpose, ordinal }: PaymentRow): boolean =>
    isToBePaid(change)
      ? purpose === 'difference' && ordinal === change.ordinal
      : row.balance_due_at !== null && purpose === 'balance';

type Now = {
  readonly change: Order['change'];
  readonly total: Money;
  readonly rates: Rates;
  readonly now: number;
};

function partsOf(
  row: OrderRow,
  product: Product,
  payments: readonly PaymentRow[],
  { change, total, rates, now }: Now,
): Pick<Order, 'paid' | 'due'> {
  const paid = paidBy(row, payments).filter(({ status }) => status === 'succeeded');
  const isInParts = paid.some(({ purpose }) => purpose === 'deposit');
  const soFar = paidSoFar(paidBy(row, payments), total);
  if (change?.status === 'changing') return soFar;
  if (isToBePaid(change)) {
    const due = { purpose: 'difference', amounts: change.toPay, dueAt: change.until, later: null } as const;
    return isAllowed('change', row.status) ? { ...soFar, due } : soFar;
  }
  const worth = owedOf(row, paid);
  if (worth.amount > 0) {
    const due = dueOf({ purpose: 'balance', worth, dueAt: row.balance_due_at }, rates);
    return isAllowed('payBalance', row.status) ? { ...soFar, due } : soFar;
  }
  if (wasPaid(row.status) || isInParts) return soFar;
  const part = firstPart(row, product, total, now);
  return part.purpose === 'full' ? soFar : { due: dueOf(part, rates) };
}

/** Left out where one payment paid what the order costs: then the total says it. */
function paidSoFar(paid: readonly PaymentRow[], total: Money): Pick<Order, 'paid'> {
  const isTotal = worthOf(paid) === total.amount && paid.every(({ purpose }) => purpose === 'full');
  return paid.length === 0 || isTotal ? {} : { paid: euro(worthOf(paid)) };
}

const dueOf = (
  { purpose, worth, dueAt, later = null }: Omit<Part, 'later'> & Partial<Pick<Part, 'later'>>,
  rates: Rates,
) => ({
  purpose,
  amounts: { EUR: worth, USD: convert(worth, 'USD', rates) },
  dueAt,
  later: later ? { amount: later.worth, dueAt: later.dueAt } : null,
});

/** Adds decline reasons: each attempt goes to the bank once, so the next failure event belongs to it. */
function withReasons(events: Order['events'], payments: readonly PaymentRow[]): Order['events'] {
  let sent = 0;
  return events.map((event) => {
    if (event.status === 'paying') sent += 1;
    if (event.status !== 'paymentFailed') return event;
    const reason = payments.find(({ attempt }) => attempt === sent)?.decline_reason as DeclineReason | null | undefined;
    return reason ? { ...event, declineReason: reason } : event;
  });
}

/** Refunded amounts from the books: ledger lines of the balance, and refunds requested at the gateway. */
async function backOf(
  db: Queryable,
  row: OrderRow,
  payments: readonly PaymentRow[],
  refunds: readonly Refund[],
): Promise<Pick<Order, 'back'>> {
  const isAgreed = refunds.some(({ back }) => back !== null);
  const isBack = isMoneyBack(row.status) || (row.refunded ?? 0) > 0 || isAgreed;
  const paid = paidBy(row, payments);
  const backs = isBack ? await Promise.all(paid.map((payment) => backOfPayment(db, payment))) : [];
  const [first] = backs;
  return first ? { back: sumOfBacks(backs, first.toCard.currency) } : {};
}

async function backOfPayment(db: Queryable, payment: PaymentRow): Promise<MoneyBack> {
  const { charge_id, status, amount, currency, refund_amount, refund_due_at, given_back } = payment;
  // The returned part of a given-up attempt was taken again when its money came late, so it is not refunded any more.
  const retaken = `payment:${charge_id}:late`;
  const lines = await db
    .selectFrom('ledger')
    .select(['amount', 'to_book'])
    .where(({ or, eb }) =>
      or([
        eb('key', 'in', [`refund:${charge_id}`, `paymentReturned:${charge_id}`, retaken, `chargeback:${charge_id}`]),
        eb('key', 'like', `refund:${charge_id}:%`),
        eb('key', 'like', `chargeback:${charge_id}:%`),
      ]),
    )
    .execute();
  const toBalance = lines.reduce((all, line) => all + (line.to_book === 'balance' ? line.amount : -line.amount), 0);
  // The bank took a charge back after all went to the balance: the card has the whole amount.
  const isTakenBack = refund_amount === 0 && lines.some(({ to_book }) => to_book === 'gateway');
  const isEnded = status === 'refunded' || refund_amount !== null || refund_due_at !== null;
  const atEnd = refund_amount === null ? amount : given_back + refund_amount;
  const card = isTakenBack ? amount : isEnded ? atEnd : given_back;
  return { toCard: { amount: card, currency }, toBalance: euro(toBalance) };
}

const toOrderPassenger = (row: PassengerRow): Order['passengers'][number] => ({
  ageClass: row.age_class,
  title: row.title,
  firstName: row.first_name,
  lastName: row.last_name,
  nationality: row.nationality,
  passportMasked: row.passport_masked,
  ...(row.left_at === null ? {} : { leftAt: row.left_at }),
});
