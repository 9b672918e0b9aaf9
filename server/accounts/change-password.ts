import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#domain/core/problem.ts';
import { type Account, accountById, toAccount } from '#server/accounts/account.ts';
import { markConfirmed } from '#server/accounts/confirmation.ts';
import { lockProved, proveByPassword } from '#server/accounts/current-password.ts';
import { claimGuestOrders } from '#server/accounts/guest-orders.ts';
import { hashPassword } from '#server/accounts/hashing.ts';
import { rememberBrowser } from '#server/accounts/known-browser.ts';
import { lockLivingAccount } from '#server/accounts/lock-account.ts';
import { mailTo, passwordChangedMail } from '#server/accounts/mails.ts';
import { passwordFields, refuseFields } from '#server/accounts/new-password.ts';
import { openSession } from '#server/accounts/session.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Basics } from '#server/basics.ts';

type Typed = { readonly currentPassword?: string; readonly password: string; readonly confirmPassword: string };

/**
 * Sets a new password. All sessions end, this browser gets a new one and is the only known browser, and the owner gets
 * a mail. A new address that awaits confirmation is discarded.
 * A session opened by a mailed code needs no current password. The code has proved the mailbox, so the address becomes
 * confirmed, and guest orders mailed to it move into the account.
 */
export async function changePassword(
  deps: Basics,
  typed: Typed,
  { session }: Who,
  request: FastifyRequest,
): Promise<{ account: Account; cookies: readonly string[] }> {
  const { db, config } = deps;
  if (!session) throw new ProblemError(401, { code: 'login_required', message: 'Sign in first.' });
  const accountId = session.account_id;
  const isReset = session.purpose === 'reset';
  const proved = isReset
    ? await accountById(db, accountId)
    : await proveByPassword(deps, accountId, typed.currentPassword ?? '');
  refuseFields(passwordFields(typed, proved.email));
  const hash = await hashPassword(typed.password);
  const now = deps.now();
  return db.transaction().execute(async (tx) => {
    // Locks the account first: a concurrent sign-in opens its session either before this (and it ends here) or not at
    // all.
    const { email } = await (isReset ? lockLivingAccount(tx, accountId) : lockProved(tx, proved));
    // Of two requests with the same session the second finds it deleted.
    const ended = await tx.deleteFrom('session').where('account_id', '=', accountId).returning('id').execute();
    if (!ended.some(({ id }) => id === session.id)) {
      throw new ProblemError(401, { code: 'login_required', message: 'Sign in first.' });
    }
    // Somebody who knew the old password may have asked to move the account to another address.
    await tx
      .updateTable('account')
      .set({ password_hash: hash, pending_email: null })
      .where('id', '=', accountId)
      .execute();
    await tx.deleteFrom('one_time_code').where('account_id', '=', accountId).execute();
    if (isReset) {
      await markConfirmed(tx, accountId, email, now);
      await claimGuestOrders(tx, accountId, email);
    }
    await mailTo(tx, { accountId, email }, passwordChangedMail(config.publicUrl), now);
    const { cookie } = await openSession(tx, {
      ...{ accountId, purpose: 'full', request, config, now },
      visitor: session.visitor,
    });
    await tx.deleteFrom('known_browser').where('account_id', '=', accountId).execute();
    const known = await rememberBrowser(tx, { accountId, request, config, now });
    return { account: await toAccount(tx, accountId, now), cookies: [cookie, known] };
  });
}
