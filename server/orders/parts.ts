import { euro, type Money, subtract } from '#domain/core/money.ts';
import { totalOf } from '#domain/core/payment.ts';
import type { PaidBy } from '#domain/core/refund-split.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { priceOf } from '#server/orders/price.ts';
import type { Product } from '#server/orders/product.ts';

/*
 * An order is paid at once, or by a deposit, which confirms it, and a balance, which is due later. `worth` is the
 * part of the price that a payment pays, in EUR.
 */

export type Part = {
  readonly purpose: 'full' | 'deposit' | 'balance';
  readonly worth: Money;
  /** Time by which it must be paid; null for the payment that confirms the order, where the hold limits the time. */
  readonly dueAt: number | null;
  /** The balance that remains after this payment, and when it is due. */
  readonly later: { readonly worth: Money; readonly dueAt: number } | null;
};

/**
 * The first payment of an order that costs `total`. When the balance would be due already, or when the traveller chose
 * so (`isWhole`), all is paid at once.
 */
export function firstPart(order: OrderRow, product: Product, total: Money, now: number, isWhole = false): Part {
  const plan = isWhole ? null : product.payment.plan(order.detail, total, now);
  if (!plan || plan.balanceDueAt <= now) return { purpose: 'full', worth: total, dueAt: null, later: null };
  const later = { worth: subtract(total, plan.deposit), dueAt: plan.balanceDueAt };
  return { purpose: 'deposit', worth: plan.deposit, dueAt: null, later };
}

/** Balance owed after a deposit; 0 for any other order. */
export const owedOf = (order: OrderRow, paid: readonly Pick<PaymentRow, 'worth'>[]): Money =>
  euro(order.balance_due_at === null ? 0 : Math.max(0, totalOf(priceOf(order)).amount - order.waived - worthOf(paid)));

export const sumOf = <K extends string>(items: readonly Readonly<Record<K, number>>[], key: K): number =>
  items.reduce((all, item) => all + item[key], 0);

/** In cents of EUR. */
export const worthOf = (payments: readonly Pick<PaymentRow, 'worth'>[]): number => sumOf(payments, 'worth');

/** The payments that pay the order, or paid it before a refund: one per purpose, newest first. */
export function paidBy(order: OrderRow, payments: readonly PaymentRow[]): PaymentRow[] {
  const ended = payments.filter(
    ({ status, is_unneeded }) => status === 'succeeded' || (status === 'refunded' && !is_unneeded),
  );
  // While a balance is owed, a refunded balance payment was late or too much, so it does not count.
  const counted = ended.filter(
    ({ purpose, status }) => status === 'succeeded' || purpose !== 'balance' || order.balance_due_at === null,
  );
  const best = new Map<string, PaymentRow>();
  for (const payment of counted) {
    const key = `${payment.purpose} ${payment.ordinal}`;
    const known = best.get(key);
    if (!known || rankOf(payment) > rankOf(known)) best.set(key, payment);
  }
  return [...best.values()].sort((a, b) => b.attempt - a.attempt);
}

/** Succeeded before refunded; among refunded, those settled with a refund amount before those not needed. */
export const rankOf = ({ status, refund_amount, attempt }: PaymentRow): number =>
  (status === 'succeeded' ? 2_000_000 : 0) + (refund_amount === null ? 0 : 1_000_000) + attempt;

export const paymentsThatPaid = async (db: Queryable, order: OrderRow): Promise<PaymentRow[]> =>
  paidBy(order, await db.selectFrom('payment').selectAll().where('order_id', '=', order.id).execute());

export const paymentAs = ({ amount, currency, from_balance, worth }: PaymentRow): PaidBy => ({
  total: worth,
  fromBalance: from_balance,
  byCard: { amount, currency },
});

/**
 * Share of a refund per payment, in cents of EUR. The newest payment refunds first: the deposit is what we keep. A
 * payment that the bank took back counts before all others.
 */
export function spread(refund: number, payments: readonly PaymentRow[]): ReadonlyMap<PaymentRow, number> {
  const taken = payments.filter(({ status }) => status === 'refunded');
  const kept = payments.filter(({ status }) => status !== 'refunded');
  let rest = refund;
  return new Map(
    [...taken, ...kept].map((payment) => {
      const share = Math.min(rest, payment.worth);
      const gone = payment.status === 'refunded' ? Math.max(share, payment.worth - payment.from_balance) : share;
      rest = Math.max(0, rest - gone);
      return [payment, share] as const;
    }),
  );
}

/** The payments less what partial refunds already returned. */
export async function leftOf(db: Queryable, payments: readonly PaymentRow[]): Promise<PaymentRow[]> {
  if (payments.length === 0) return [];
  const gone = await db
    .selectFrom('part_refund')
    .selectAll()
    .where(
      'charge_id',
      'in',
      payments.map(({ charge_id }) => charge_id),
    )
    .execute();
  return payments.map((payment) => {
    const parts = gone.filter(({ charge_id }) => charge_id === payment.charge_id);
    return {
      ...payment,
      worth: payment.worth - sumOf(parts, 'worth'),
      from_balance: payment.from_balance - sumOf(parts, 'from_balance'),
      amount: payment.amount - sumOf(parts, 'by_card'),
    };
  });
}
