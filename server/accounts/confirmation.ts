import { ProblemError } from '#domain/problem.ts';
import { DAY_MS } from '#domain/time.ts';
import { type AccountRow, accountById } from '#server/accounts/account.ts';
import { maskEmail } from '#server/accounts/contact-fields.ts';
import { confirmationMail, mailTo } from '#server/accounts/mails.ts';
import { hashOf, newToken } from '#server/cookies.ts';
import type { Database, Queryable } from '#server/db/database.ts';

const LIFE_MS = DAY_MS;

type Asked = { readonly accountId: string; readonly email: string; readonly publicUrl: string; readonly now: number };

/** Mails a link that confirms an address; the database keeps a hash of its token. */
export async function askToConfirm(tx: Queryable, { accountId, email, publicUrl, now }: Asked): Promise<void> {
  const { token, hash } = newToken();
  await tx
    .insertInto('email_confirmation')
    .values({ token_hash: hash, account_id: accountId, email, created_at: now, ends_at: now + LIFE_MS, used_at: null })
    .execute();
  await mailTo(tx, email, confirmationMail(`${publicUrl}/confirm-email?token=${token}`), now);
}

/** The address of an account that waits for its confirmation. */
export const unconfirmedOf = ({ email, email_confirmed_at, pending_email }: AccountRow): string | null =>
  pending_email ?? (email_confirmed_at === null ? email : null);

/** Whose link it was, also when it has ended. */
export const ownerOfLink = async (db: Queryable, token: string): Promise<string | null> =>
  (
    await db
      .selectFrom('email_confirmation')
      .select('account_id')
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst()
  )?.account_id ?? null;

const expired = () =>
  new ProblemError(410, { code: 'link_expired', message: 'This link has ended. Ask for a new one.' });

/** Uses a link once. Throws 404 for an unknown one, 410 `link_used` and `link_expired`. */
export async function confirmEmail(
  db: Database,
  token: string,
  now: number,
): Promise<{ emailMasked: string; claimedOrders: number }> {
  const hash = hashOf(token);
  return db.transaction().execute(async (tx) => {
    const link = await tx
      .selectFrom('email_confirmation')
      .selectAll()
      .where('token_hash', '=', hash)
      .forUpdate()
      .executeTakeFirst();
    if (!link) throw new ProblemError(404, { code: 'not_found', message: 'There is no such link.' });
    if (link.used_at !== null) {
      throw new ProblemError(410, { code: 'link_used', message: 'This link was used before.' });
    }
    if (link.ends_at <= now) throw expired();
    await tx.updateTable('email_confirmation').set({ used_at: now }).where('token_hash', '=', hash).execute();
    const claimedOrders = await markConfirmed(tx, link.account_id, link.email, now);
    return { emailMasked: maskEmail(link.email), claimedOrders };
  });
}

/**
 * The mailbox was proved: it is the address of the account from now on, and what a guest ordered with it is in the
 * account. Returns how many orders those are; throws 410 when the account waits for another address by now or somebody
 * else has this one.
 */
export async function markConfirmed(tx: Queryable, accountId: string, email: string, now: number): Promise<number> {
  const account = await accountById(tx, accountId);
  if (account.email === email) {
    await tx.updateTable('account').set({ email_confirmed_at: now }).where('id', '=', accountId).execute();
  } else if (account.pending_email === email) {
    await tx
      .updateTable('account')
      .set({ email, pending_email: null, email_confirmed_at: now })
      .where('id', '=', accountId)
      .execute()
      .catch((error: { code?: string }) => {
        throw error.code === UNIQUE_VIOLATION ? expired() : error;
      });
  } else throw expired();
  const claimed = await tx
    .updateTable('orders')
    .set({ account_id: accountId })
    .where('account_id', 'is', null)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .returning('id')
    .execute();
  return claimed.length;
}

const UNIQUE_VIOLATION = '23505';
