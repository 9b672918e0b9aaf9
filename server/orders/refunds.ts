import type { Transaction } from 'kysely';
import { euro } from '#domain/core/money.ts';
import type { Database, Tables } from '#server/db/database.ts';
import type { PaymentGateway } from '#server/gateways/payment.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { returnBalancePart } from '#server/orders/balance-part.ts';
import type { Deps } from '#server/orders/deps.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { refundMail, unusedPaymentMail } from '#server/orders/mails/refund.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { paymentsThatPaid } from '#server/orders/parts.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { transition } from '#server/orders/transition.ts';
import { returnedToBalance } from '#server/orders/unneeded-refunds.ts';
import { eachDueRow, type OnFailure } from '#server/work/due.ts';

type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly now: number };

/**
 * Sets the last status of a refunded order and mails once, unless its owner cancelled it and was told then. False
 * when the order waits for no refund, or for the refund of another payment.
 */
export async function finishRefund(
  tx: Transaction<Tables>,
  order: OrderRow,
  { productOf, publicUrl, now, isByBank = false }: Context & { readonly isByBank?: boolean },
): Promise<boolean> {
  if (await isMoneyDue(tx, order.id)) return false;
  const isDone = await transition(tx, order.id, 'finishRefund', 'refunded', now);
  if (isDone && order.refunded === null) {
    const mail = refundMail(mailOrder(order, await paymentsThatPaid(tx, order), { productOf, publicUrl }), isByBank);
    await queueMail(tx, { orderId: order.id, kind: 'refund', recipient: order.email, mail }, now);
  }
  return isDone;
}

/** Makes a full refund of all payments of an order due. */
export async function oweAllBack(tx: Transaction<Tables>, orderId: string, now: number): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ refund_due_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'succeeded')
    .execute();
}

const isMoneyDue = async (tx: Transaction<Tables>, orderId: string): Promise<boolean> => {
  const due = tx.selectFrom('payment').select('charge_id').where('order_id', '=', orderId);
  return (await due.where('refund_due_at', 'is not', null).executeTakeFirst()) !== undefined;
};

/**
 * Makes due refunds; returns the number of charges. Asks the gateway before it writes, so a crash asks twice; the
 * gateway acts once.
 */
export async function refundDuePayments(
  db: Database,
  gateway: PaymentGateway,
  context: Context,
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  return eachDueRow(
    db,
    { job: 'refund', table: 'payment', id: 'charge_id', column: 'refund_due_at', now: context.now, limit },
    async (chargeId) => {
      const { amount, currency, refund_amount, given_back, order_id } = await db
        .selectFrom('payment')
        .select(['amount', 'currency', 'refund_amount', 'given_back', 'order_id'])
        .where('charge_id', '=', chargeId)
        .executeTakeFirstOrThrow();
      const due = refund_amount === null ? amount : given_back + refund_amount;
      if (due > 0) await gateway.refund(chargeId, { amount: due, currency });
      await db.transaction().execute((tx) => noteRefund(tx, chargeId, order_id, context));
    },
    onFailure,
  );
}

/** Makes due partial refunds of orders that continue; returns the number of charges. */
export async function refundDueParts(
  db: Database,
  gateway: PaymentGateway,
  now: number,
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  return eachDueRow(
    db,
    { job: 'refund-parts', table: 'payment', id: 'charge_id', column: 'part_refund_due_at', now, limit },
    async (chargeId) => {
      const charge = db.selectFrom('payment').select(['currency', 'given_back']).where('charge_id', '=', chargeId);
      const { currency, given_back } = await charge.executeTakeFirstOrThrow();
      await gateway.refund(chargeId, { amount: given_back, currency });
      await db.transaction().execute(async (tx) => {
        const sent = await tx
          .updateTable('payment')
          .set({ part_refund_due_at: null })
          .where('charge_id', '=', chargeId)
          .where('given_back', '=', given_back) // another part may have been added meanwhile
          .returning('charge_id')
          .executeTakeFirst();
        if (!sent) return;
        const parts = tx.updateTable('part_refund').set({ sent_at: now }).where('charge_id', '=', chargeId);
        await parts.where('sent_at', 'is', null).execute();
      });
    },
    onFailure,
  );
}

async function noteRefund(tx: Transaction<Tables>, chargeId: string, orderId: string, context: Context): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('charge_id', '=', chargeId)
    .where('refund_due_at', 'is not', null) // the gateway's callback may have been faster
    .executeTakeFirst();
  if (!payment) return;
  await returnBalancePart(tx, order, payment, context.now);
  await tx
    .updateTable('payment')
    .set({ status: 'refunded', refund_due_at: null, refund_sent_at: context.now })
    .where('charge_id', '=', chargeId)
    .execute();
  if (order.status === 'refunding') {
    await finishRefund(tx, order, context);
    return;
  }
  // A change was refused, and its mail said that this money goes back.
  if (payment.is_unneeded && payment.refund_amount !== null) return;
  const toBalance = euro(await returnedToBalance(tx, payment));
  const mail = unusedPaymentMail(mailOrder(order, [payment], context), toBalance);
  await queueMail(tx, { orderId, kind: 'refund', recipient: order.email, mail }, context.now);
}
