import { sql, type Transaction } from 'kysely';
import { euro, type Money } from '#domain/core/money.ts';
import { type MoneyBack, refundBy, sumOfBacks } from '#domain/core/refund-split.ts';
import type { Tables } from '#server/db/database.ts';
import { type Entry, lockAccount, post } from '#server/ledger/ledger.ts';
import { sharesOfErased } from '#server/metrics.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { leftOf, paymentAs, paymentsThatPaid, spread } from '#server/orders/parts.ts';

/*
 * Money that comes back while an order goes on: for papers that were cancelled, for a change that made it cheaper, and
 * for a price that fell. Each has a row of `cancellation`, whose ordinal is in the keys of the ledger.
 */

type Tx = Transaction<Tables>;
type Back = Pick<Tables['cancellation'], 'ordinal' | 'refund' | 'destination'> & {
  /** Of its lines in the ledger. */
  readonly kind: 'refund' | 'changed' | 'priceFell';
};

/** Gives back what an order that goes on costs less, in cents of EUR; no paper goes. */
export async function giveBackAs(
  tx: Tx,
  order: OrderRow,
  { cause, refund, destination }: Pick<Back, 'refund' | 'destination'> & { readonly cause: 'changed' | 'priceFell' },
  now: number,
): Promise<MoneyBack> {
  const ordinal = await nextOrdinal(tx, order.id);
  const row = { order_id: order.id, ordinal, papers: [], refund, destination, cause, requested_at: now, done_at: now };
  await tx.insertInto('cancellation').values(row).execute();
  const payments = await paymentsThatPaid(tx, order);
  const { back } = await payPartBack(tx, order, payments, { ordinal, refund, destination, kind: cause }, now);
  return back;
}

export async function nextOrdinal(tx: Tx, orderId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('cancellation')
    .select(({ fn }) => fn.max('ordinal').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/**
 * Spreads a part's refund over the remaining payments: credits the balance at once and makes the card's share due. A
 * charge that the bank took back needs no card refund.
 */
export async function payPartBack(
  tx: Tx,
  order: OrderRow,
  payments: readonly PaymentRow[],
  { ordinal, refund, destination, kind }: Back,
  now: number,
): Promise<{ readonly back: MoneyBack; readonly inEuros: number }> {
  const backs: MoneyBack[] = [];
  let inEuros = 0;
  for (const [payment, share] of spread(refund, await leftOf(tx, payments))) {
    if (share === 0) continue;
    const { charge_id } = payment;
    const paid = refundBy(euro(share), paymentAs(payment));
    const part = { worth: share, from_balance: paid.toBalance.amount, by_card: paid.toCard.amount };
    await tx
      .insertInto('part_refund')
      .values({ order_id: order.id, ordinal, charge_id, ...part })
      .execute();
    const isTaken = payment.status === 'refunded';
    const { toCard, toBalance } = isTaken ? paid : refundBy(euro(share), paymentAs(payment), destination);
    const key = `refund:${charge_id}:${ordinal}`;
    const isPosted = await postPart(tx, order, toBalance, { kind, key, at: now });
    await tx
      .updateTable('payment')
      .set((eb) => ({
        given_back: eb('given_back', '+', toCard.amount),
        ...(toCard.amount > 0 && !isTaken ? { part_refund_due_at: now } : {}),
      }))
      .where('charge_id', '=', charge_id)
      .execute();
    backs.push({ toCard, toBalance: isPosted ? toBalance : euro(0) });
    inEuros += isPosted ? share : share - toBalance.amount;
  }
  return { back: sumOfBacks(backs, payments[0]?.currency ?? 'EUR'), inEuros };
}

/**
 * True when the refund would go to the balance of an erased account, which nobody can open: it is counted and not
 * posted. Locks the account.
 */
export async function isLost(tx: Tx, accountId: string | null, amount: number): Promise<boolean> {
  if (amount === 0 || accountId === null || !(await lockAccount(tx, accountId)).isErased) return false;
  sharesOfErased.inc();
  return true;
}

/** False when the amount is lost (see isLost). */
async function postPart(
  tx: Tx,
  { id, account_id }: OrderRow,
  { amount }: Money,
  line: Pick<Entry, 'kind' | 'key' | 'at'>,
) {
  if (await isLost(tx, account_id, amount)) return false;
  if (amount === 0 || account_id === null) return true;
  return post(tx, { ...line, accountId: account_id, amount, orderId: id });
}

/**
 * The bank refunds a whole charge after parts of its order went to the balance: the credit for the card's share is
 * deducted from the balance, even below zero.
 */
export async function takePartsBack(tx: Tx, order: OrderRow, payment: PaymentRow, now: number): Promise<void> {
  const { charge_id } = payment;
  const parts = await tx
    .selectFrom('part_refund')
    .innerJoin('cancellation', (join) =>
      join
        .onRef('cancellation.order_id', '=', 'part_refund.order_id')
        .onRef('cancellation.ordinal', '=', 'part_refund.ordinal'),
    )
    .innerJoin('ledger', (join) =>
      join.on('ledger.key', '=', sql<string>`'refund:' || part_refund.charge_id || ':' || part_refund.ordinal`),
    )
    .select(['part_refund.ordinal', 'part_refund.from_balance', 'part_refund.by_card', 'ledger.amount'])
    .where('part_refund.charge_id', '=', charge_id)
    .where('cancellation.destination', '=', 'balance')
    .orderBy('part_refund.ordinal')
    .execute();
  for (const { ordinal, from_balance, by_card, amount } of parts) {
    if (amount <= from_balance || order.account_id === null) continue;
    const key = `chargeback:${charge_id}:${ordinal}`;
    const line = { kind: 'chargeback', key, amount: amount - from_balance, orderId: order.id, at: now } as const;
    await post(tx, { ...line, accountId: order.account_id });
    await tx
      .updateTable('payment')
      .set((eb) => ({ given_back: eb('given_back', '+', by_card) }))
      .where('charge_id', '=', charge_id)
      .execute();
  }
}
