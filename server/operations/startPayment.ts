import type { Transaction } from 'kysely';
import { requireActive } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { openChange } from '#server/orders/changes.ts';
import { idempotent, intentionOf } from '#server/orders/idempotent.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';
import { hostedPage, openAttempt } from '#server/orders/start-payment.ts';
import { mayMailUnpaid } from '#server/orders/unpaid-mails.ts';
import { siteOrigin } from '#server/site-origin.ts';

/** Opens an attempt once per key, and returns the bank's page when one is needed. */
export const startPayment: Operation<'startPayment'> = async (call) => {
  const { path, body, request, who, deps } = call;
  const { db, config } = deps;
  const now = deps.now();
  const context = {
    productOf: deps.productOf,
    publicUrl: config.publicUrl,
    accountId: who.accountId,
    mayMail: (tx: Transaction<Tables>, recipient: string) => mayMailUnpaid({ ...deps, db: tx }, recipient),
    now,
  };
  if (who.accountId !== null && (body.fromBalance?.amount ?? 0) > 0) requireActive(who, now);
  const { id } = await findOwnOrder(deps, path.orderId, who, now);
  const intention = intentionOf(call, 'startPayment', [path.orderId, body]);
  const opened = await idempotent(db, intention, async (tx) => {
    const order = await adoptOrder(tx, await lockOrder(tx, id), who);
    // What is paid later has few attempts, and an unpaid rest is cancelled: others must not use them up.
    if (order.balance_due_at !== null || (await openChange(tx, order.id))) await requireMayChange(tx, order, who, now);
    return { status: 201 as const, body: await openAttempt(tx, order, body, context) };
  });
  const redirectUrl = await hostedPage(deps, opened.body, siteOrigin(config, request.headers.host));
  return { status: 201, body: { attempt: opened.body.attempt, redirectUrl } };
};
