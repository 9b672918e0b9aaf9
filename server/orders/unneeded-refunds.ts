import { cardRefundBy } from '#domain/core/card-refund.ts';
import { euro } from '#domain/core/money.ts';
import { dayOf } from '#domain/core/time.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderRow, PaymentRow } from '#server/orders/order-row.ts';
import { sumOf } from '#server/orders/parts.ts';
import type { Refund } from '#server/orders/refund-track.ts';

/**
 * Money that paid nothing of the order and goes back as a whole: the difference of a change that the supplier refused,
 * and what came when nothing was to be paid. It is not in `Order.back`, which tells of what paid the order.
 */
export async function unneededRefunds(
  db: Queryable,
  order: OrderRow,
  payments: readonly PaymentRow[],
): Promise<Refund[]> {
  const unneeded = payments.filter(({ status, is_unneeded }) => is_unneeded && status === 'refunded');
  if (unneeded.length === 0) return [];
  const changes = await db
    .selectFrom('order_change')
    .select(['ordinal', 'status', 'ended_at'])
    .where('order_id', '=', order.id)
    .execute();
  const credits = await db
    .selectFrom('ledger')
    .select(['key', 'amount', 'at'])
    .where('order_id', '=', order.id)
    .where('to_book', '=', 'balance')
    .execute();
  return unneeded.flatMap((payment) => {
    const { amount, currency, worth, from_balance, is_taken_back, settled_at, refund_sent_at } = payment;
    const toBalance = toBalanceOf(payment, credits);
    if (amount + toBalance === 0) return [];
    const change =
      payment.purpose === 'difference' ? changes.find(({ ordinal }) => ordinal === payment.ordinal) : undefined;
    // A mail of the refusal told its sum.
    const isRefused = change?.status === 'refused' && payment.refund_amount !== null;
    const at = is_taken_back ? null : isRefused ? change.ended_at : settled_at;
    const isSent = amount > 0 && refund_sent_at !== null;
    return [
      {
        cause: is_taken_back ? 'takenBack' : isRefused ? 'refused' : 'unused',
        askedAt: at,
        agreedAt: at,
        sum: euro(worth - from_balance + toBalance),
        back: { toCard: { amount, currency }, toBalance: euro(toBalance) },
        cardSentAt: isSent ? refund_sent_at : null,
        cardBy: isSent ? cardRefundBy(dayOf(refund_sent_at)) : null,
        paidNothing: true,
      },
    ];
  });
}

/**
 * What the balance got back with a payment that paid nothing, in cents of EUR: its part goes back in the moment the money
 * came, or later. The part of an attempt that was left before went back when it was left, and belongs to no refund.
 */
const toBalanceOf = (
  { charge_id, settled_at }: Pick<PaymentRow, 'charge_id' | 'settled_at'>,
  credits: readonly { readonly key: string; readonly amount: number; readonly at: number }[],
): number =>
  sumOf(
    credits.filter(
      ({ key, at }) => key === `refund:${charge_id}` || (key === `paymentReturned:${charge_id}` && at === settled_at),
    ),
    'amount',
  );

/** The same, read for the mail that tells of it. */
export async function returnedToBalance(db: Queryable, payment: PaymentRow): Promise<number> {
  const { charge_id } = payment;
  const keys = [`refund:${charge_id}`, `paymentReturned:${charge_id}`];
  const credits = db.selectFrom('ledger').select(['key', 'amount', 'at']).where('key', 'in', keys);
  return toBalanceOf(payment, await credits.execute());
}
