import { randomUUID } from 'node:crypto';
import { protectionPrice } from '#domain/fares.ts';
import { MAX_PAYMENT_ATTEMPTS } from '#domain/limits.ts';
import { euro, isSameMoney } from '#domain/money.ts';
import { amountToPay } from '#domain/payment.ts';
import { ProblemError } from '#domain/problem.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { referenceMail } from '#server/orders/mails/reference.ts';
import { queueMail } from '#server/orders/outbox.ts';
import type { OrderRow } from '#server/orders/read-order.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';

type PaymentRequest = components['schemas']['PaymentRequest'];
export type Attempt = { readonly chargeId: string; readonly attempt: number };

/** How long a callback may take before the gateway is asked. */
const FIRST_CHECK_MS = 10_000;

/**
 * Opens an attempt for a locked order, in the caller's transaction; nothing leaves this machine. While an attempt is
 * open, asking again gives the same one: a double click and a second tab lead to one charge.
 */
export async function openAttempt(
  tx: Queryable,
  order: OrderRow,
  request: PaymentRequest,
  publicUrl: string,
  now: number,
): Promise<Attempt> {
  if (!request.rulesAccepted) {
    throw new ProblemError(422, {
      code: 'invalid_details',
      message: 'Accept the rules to go on.',
      fields: { rulesAccepted: 'rules_not_accepted' },
    });
  }
  const open = await tx
    .selectFrom('payment')
    .select(['charge_id', 'attempt'])
    .where('order_id', '=', order.id)
    .where('status', '=', 'started')
    .executeTakeFirst();
  if (open) return { chargeId: open.charge_id, attempt: open.attempt };

  requirePayable(order, now);
  const fares = euro(order.fares);
  const protection = request.cancelPackage ? protectionPrice(fares) : null;
  const amount = amountToPay(fares, protection, request.total.currency);
  if (!isSameMoney(amount, request.total)) {
    throw new ProblemError(409, {
      code: 'price_changed',
      message: 'The total is not what the page showed.',
      price: { old: request.total, new: amount },
    });
  }
  const chargeId = randomUUID();
  const attempt = order.attempts + 1;
  await transition(tx, order.id, 'startPayment', 'paying', now);
  await tx
    .updateTable('orders')
    .set({
      attempts: attempt,
      protection: protection?.amount ?? 0,
      work_at: null, // the seats stay while the traveller is at the bank
    })
    .where('id', '=', order.id)
    .execute();
  await tx
    .insertInto('payment')
    .values({
      charge_id: chargeId,
      order_id: order.id,
      attempt,
      status: 'started',
      ...amount,
      started_at: now,
      check_at: now + FIRST_CHECK_MS,
    })
    .execute();
  if (attempt === 1) {
    const mail = referenceMail(mailOrder(order, amount, publicUrl));
    await queueMail(tx, { orderId: order.id, kind: 'reference', recipient: order.email, mail }, now);
  }
  return { chargeId, attempt };
}

function requirePayable(order: OrderRow, now: number) {
  requireAllowed('startPayment', order.status);
  if (now >= order.deadline_at) {
    throw new ProblemError(409, { code: 'hold_expired', message: 'The hold of this order ended.' });
  }
  if (order.attempts >= MAX_PAYMENT_ATTEMPTS) {
    throw new ProblemError(409, {
      code: 'not_allowed',
      message: `This order was tried ${MAX_PAYMENT_ATTEMPTS} times. Find the flights again to start anew.`,
    });
  }
}

/**
 * Where the bank's page of an attempt is. Outside of any transaction, because the gateway is far away; a crash before
 * the answer is kept is healed by asking again, as the gateway opens one charge per chargeId.
 */
export async function hostedPage({ db, gateway }: Deps, { chargeId }: Attempt, origin: string): Promise<string> {
  const { redirect_url, ...payment } = await db
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select(['payment.redirect_url', 'payment.amount', 'payment.currency', 'orders.reference', 'payment.order_id'])
    .where('charge_id', '=', chargeId)
    .executeTakeFirstOrThrow();
  if (redirect_url) return redirect_url;
  const { redirectUrl } = await gateway
    .start({
      chargeId,
      reference: payment.reference,
      amount: { amount: payment.amount, currency: payment.currency },
      returnUrl: `${origin}/flights/issue/${payment.order_id}`,
      callbackUrl: `${origin}/api/payments/callback`,
    })
    .catch(bankIsAway);
  await db.updateTable('payment').set({ redirect_url: redirectUrl }).where('charge_id', '=', chargeId).execute();
  return redirectUrl;
}

/** The attempt stays open: asking again opens the same charge, and nothing was charged. */
function bankIsAway(cause: unknown): never {
  const error = new ProblemError(503, {
    code: 'unavailable',
    message: 'The bank does not answer. Nothing was charged. Try again in a moment.',
    retryAfterSeconds: 5,
  });
  error.cause = cause;
  throw error;
}
