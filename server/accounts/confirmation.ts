import { CONFIRMATION_HOURS } from '#domain/core/limits.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { HOUR_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { type AccountRow, accountById } from '#server/accounts/account.ts';
import { maskEmail } from '#server/accounts/contact-fields.ts';
import { claimGuestOrders, countGuestOrders } from '#server/accounts/guest-orders.ts';
import { lockLivingAccount } from '#server/accounts/lock-account.ts';
import { confirmationMail, mailTo } from '#server/accounts/mails.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { hashOf, newToken } from '#server/http/cookies.ts';

export const CONFIRMATION_MS = CONFIRMATION_HOURS * HOUR_MS;

type Confirmation = {
  readonly accountId: string;
  readonly email: string;
  readonly publicUrl: string;
  readonly now: number;
};

/** Mails a link that confirms an address; the database stores a hash of its token. */
export async function askToConfirm(tx: Queryable, { accountId, email, publicUrl, now }: Confirmation): Promise<void> {
  const { token, hash } = newToken();
  await tx
    .insertInto('email_confirmation')
    .values({
      token_hash: hash,
      account_id: accountId,
      email,
      created_at: now,
      ends_at: now + CONFIRMATION_MS,
      used_at: null,
    })
    .execute();
  await mailTo(tx, { accountId, email }, confirmationMail(publicUrl + pathTo.confirmEmail({ token })), now);
}

/**
 * Writes the same row as askToConfirm, but expired and with an unknown token, so that both take the same time. Deleted
 * with other expired links.
 */
export async function noteInertLink(tx: Queryable, { id, email }: AccountRow, now: number): Promise<void> {
  const link = { token_hash: newToken().hash, account_id: id, email };
  await tx
    .insertInto('email_confirmation')
    .values({ ...link, created_at: now, ends_at: now, used_at: now })
    .execute();
}

export const unconfirmedOf = ({ email, email_confirmed_at, pending_email }: AccountRow): string | null =>
  pending_email ?? (email_confirmed_at === null ? email : null);

/** Account of a link, expired links included. */
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
const used = () => new ProblemError(410, { code: 'link_used', message: 'This link was used before.' });

/**
 * Confirms the address of a link, in any browser. Guest orders with this address move into the account only when the
 * link is opened where the account is signed in; it can be opened again for that. Throws 404 for an unknown link, 410
 * `link_expired`, and `link_used` when nothing is left to do.
 */
export async function confirmEmail(
  db: Database,
  token: string,
  { accountId, now }: { readonly accountId: string | null; readonly now: number },
): Promise<components['schemas']['ConfirmedEmail']> {
  const hash = hashOf(token);
  return db.transaction().execute(async (tx) => {
    const owner = await ownerOfLink(tx, token);
    // Locks the account before its links, in the same order as erasing.
    if (owner !== null) await lockLivingAccount(tx, owner);
    const link = await tx
      .selectFrom('email_confirmation')
      .selectAll()
      .where('token_hash', '=', hash)
      .forUpdate()
      .executeTakeFirst();
    if (!link) throw new ProblemError(404, { code: 'not_found', message: 'There is no such link.' });
    const { account_id, email } = link;
    const isFirst = link.used_at === null;
    if (link.ends_at <= now) throw isFirst ? expired() : used();
    if (isFirst) {
      await tx.updateTable('email_confirmation').set({ used_at: now }).where('token_hash', '=', hash).execute();
      await markConfirmed(tx, account_id, email, now);
    } else if ((await accountById(tx, account_id)).email !== email) throw used();
    const isSignedIn = accountId === account_id;
    const claimedOrders = isSignedIn ? await claimGuestOrders(tx, account_id, email) : 0;
    const waitingOrders = isSignedIn ? 0 : await countGuestOrders(tx, email);
    if (!isFirst && claimedOrders + waitingOrders === 0) throw used();
    return { emailMasked: maskEmail(email), claimedOrders, waitingOrders };
  });
}

/**
 * Makes a proved address the account's address. Throws 410 when the account awaits another address by now, or another
 * account has this one.
 */
export async function markConfirmed(tx: Queryable, accountId: string, email: string, now: number): Promise<void> {
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
}

const UNIQUE_VIOLATION = '23505';
