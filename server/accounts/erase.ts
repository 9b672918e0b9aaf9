import { sql } from 'kysely';
import { euro } from '#domain/core/money.ts';
import { statusesOf } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { ACCOUNTING_MS } from '#domain/core/retention.ts';
import { isUnderWay, statusesThat } from '#domain/core/status-questions.ts';
import type { components } from '#openapi/generated/types.ts';
import { lockProved, proveByPassword } from '#server/accounts/current-password.ts';
import { erasedMail, mailTo } from '#server/accounts/mails.ts';
import type { KeptByProducts } from '#server/accounts/retention.ts';
import type { Basics } from '#server/basics.ts';
import type { Queryable } from '#server/db/database.ts';
import { forgetMailsOf } from '#server/mails/inbox.ts';

type Kept = components['schemas']['Erased']['kept'];

/**
 * Removes all personal data of the account; orders of a journey that is not over keep theirs until then (see
 * retention.ts). Throws 409 `not_allowed` while there is a balance (which would be lost or is owed) or a payment in
 * progress.
 */
export async function eraseAccount(
  deps: Basics,
  accountId: string,
  currentPassword: string,
  keptByProducts: KeptByProducts,
): Promise<{ kept: Kept }> {
  const proved = await proveByPassword(deps, accountId, currentPassword);
  const now = deps.now();
  return deps.db.transaction().execute(async (tx) => {
    const account = await lockProved(tx, proved);
    const { balance } = account;
    if (balance !== 0) {
      const message =
        balance > 0 ? 'Your balance would be lost. Use it or have it paid out first.' : 'Your balance is below zero.';
      throw new ProblemError(409, { code: 'not_allowed', message, balance: euro(balance) });
    }
    if (await isPaying(tx, accountId)) {
      const message = 'Money is on its way: a payment, a refund or a payout. Try again when it has arrived.';
      throw new ProblemError(409, { code: 'not_allowed', message });
    }
    for (const { keepsAccount } of keptByProducts) {
      const message = await keepsAccount?.(tx, accountId);
      if (message) throw new ProblemError(409, { code: 'not_allowed', message });
    }
    const kept = await keptOf(tx, accountId, now);
    for (const table of [
      'session',
      'one_time_code',
      'known_browser',
      'email_confirmation',
      'saved_passenger',
      'discount_grant',
      'contact_message',
    ] as const) {
      await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
    }
    await tx.updateTable('retired_visitor').set({ account_id: null }).where('account_id', '=', accountId).execute();
    for (const table of ['newsletter_subscription', 'invitation'] as const) {
      await tx.deleteFrom(table).where('email', '=', account.email).execute();
    }
    for (const { forgetAccount } of keptByProducts) await forgetAccount?.(tx, accountId);
    await forgetMailsOf(tx, accountId, account.email);
    await tx
      .updateTable('account')
      .set({
        email: `erased-${accountId}@invalid`,
        password_hash: 'erased',
        phone: '',
        first_name: '',
        last_name: '',
        pending_email: null,
        email_confirmed_at: null,
        erased_at: now,
      })
      .where('id', '=', accountId)
      .execute();
    await mailTo(tx, { accountId: null, email: account.email }, erasedMail(), now);
    return { kept };
  });
}

async function isPaying(tx: Queryable, accountId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', 'in', [...statusesThat(isUnderWay)])
    .executeTakeFirst();
  // Payments given up by us that the bank may still confirm, and refunds that are due.
  const payment = await tx
    .selectFrom('payment')
    .innerJoin('orders', 'orders.id', 'payment.order_id')
    .select('charge_id')
    .where('orders.account_id', '=', accountId)
    .where(({ or, eb }) =>
      or([
        eb('check_at', 'is not', null),
        eb('refund_due_at', 'is not', null),
        eb('part_refund_due_at', 'is not', null),
      ]),
    )
    .executeTakeFirst();
  const topUp = await tx
    .selectFrom('top_up')
    .select('charge_id')
    .where('account_id', '=', accountId)
    .where(({ or, eb }) => or([eb('check_at', 'is not', null), eb('refund_due_at', 'is not', null)]))
    .executeTakeFirst();
  const transfer = await tx
    .selectFrom('payout_transfer')
    .select('id')
    .where('account_id', '=', accountId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return [order, payment, topUp, transfer].some((one) => one !== undefined);
}

async function keptOf(tx: Queryable, accountId: string, now: number): Promise<Kept> {
  const { count, until } = await tx
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      sql<
        number | null
      >`max(ends_at) filter (where status in (${sql.join([...statusesOf('upcoming')])}) and ends_at > ${now})`.as(
        'until',
      ),
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(count) === 0) return [];
  return [
    ...(until === null ? [] : [{ what: 'openOrders' as const, until: Number(until) }]),
    { what: 'accounting', until: now + ACCOUNTING_MS },
  ];
}
