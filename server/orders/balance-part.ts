import type { Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import type { Tables } from '#server/db/database.ts';
import { lockBalance, post } from '#server/ledger/ledger.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';

/*
 * The part of a payment that the account balance pays:
 * | payment             | where the part is |
 * |---------------------|-------------------|
 * | started, succeeded  | taken             |
 * | declined, refunded  | on the balance    |
 * A charge never returns to an earlier status (payments.ts), so each key below is written at most once.
 */

type Tx = Transaction<Tables>;
type Part = Pick<PaymentRow, 'charge_id' | 'from_balance'>;

/** Takes the part when the attempt opens. Throws 409 `balance_too_low` and changes nothing. */
export const takeBalancePart = (tx: Tx, order: OrderRow, part: Part, now: number): Promise<void> =>
  write(tx, order, part, { kind: 'payment', key: `payment:${part.charge_id}`, at: now });

/**
 * True when the balance still covers a part that was given back. Locks the balance, so the answer holds until the
 * transaction ends.
 */
export const hasBalancePart = async (tx: Tx, order: OrderRow, { from_balance }: Part): Promise<boolean> =>
  from_balance === 0 || (await lockBalance(tx, accountOf(order))) >= from_balance;

/** Takes a returned part again: the card paid after all. */
export const retakeBalancePart = (tx: Tx, order: OrderRow, part: Part, now: number): Promise<void> =>
  write(tx, order, part, { kind: 'payment', key: `payment:${part.charge_id}:late`, at: now });

/**
 * Returns the part of a payment that is about to end without an order; its status is still the previous one. Does
 * nothing after a cancellation, which has already settled the part (cancel.ts).
 */
export async function returnBalancePart(tx: Tx, order: OrderRow, payment: PaymentRow, now: number): Promise<void> {
  if (payment.refund_amount !== null) return;
  if (payment.status === 'started') {
    await write(tx, order, payment, { kind: 'paymentReturned', key: `paymentReturned:${payment.charge_id}`, at: now });
  } else if (payment.status === 'succeeded') {
    await write(tx, order, payment, { kind: 'refund', key: `refund:${payment.charge_id}`, at: now });
  }
}

type Line = { readonly kind: 'payment' | 'paymentReturned' | 'refund'; readonly key: string; readonly at: number };

async function write(tx: Tx, order: OrderRow, { from_balance }: Part, line: Line): Promise<void> {
  if (from_balance === 0) return;
  await post(tx, { ...line, accountId: accountOf(order), amount: from_balance, orderId: order.id });
}

/** Throws 409 for a guest order: no balance can pay it. */
function accountOf({ account_id }: OrderRow): string {
  if (account_id !== null) return account_id;
  throw new ProblemError(409, { code: 'not_allowed', message: 'This order is in no account.' });
}
