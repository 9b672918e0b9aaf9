import type { Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import type { AccountRow } from '#server/accounts/account.ts';
import type { Tables } from '#server/db/database.ts';

/** Raised by the database when something would begin on an erased account (migration 0021). */
export const ERASED = 'SF001';

export const accountErased = () => new ProblemError(409, { code: 'not_allowed', message: 'This account was erased.' });

/**
 * Locks an account until the transaction ends, after its orders and before all else (ADR 0011). Call it before any
 * write to an account. Throws 409 when the account was erased: nobody could use what is written.
 */
export async function lockLivingAccount(tx: Transaction<Tables>, accountId: string): Promise<AccountRow> {
  const account = await tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (account.erased_at !== null) throw accountErased();
  return account;
}

/**
 * Like lockLivingAccount, for an action that needs the password. Checking a password takes long; meanwhile the owner
 * may have changed it or erased the account. Then throws the error of `refuse`.
 */
export async function lockChecked(
  tx: Transaction<Tables>,
  { id, password_hash }: Pick<AccountRow, 'id' | 'password_hash'>,
  refuse: () => ProblemError,
): Promise<AccountRow> {
  const account = await tx
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw refuse();
  return account;
}
