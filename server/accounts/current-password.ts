import type { Transaction } from 'kysely';
import { type AccountRow, accountById } from '#server/accounts/account.ts';
import { checkPassword } from '#server/accounts/hashing.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { lockChecked } from '#server/accounts/lock-account.ts';
import { invalidFields, refuseFields } from '#server/accounts/new-password.ts';
import type { Basics } from '#server/basics.ts';
import type { Tables } from '#server/db/database.ts';
import { countUse, forgetUses } from '#server/http/rate-limit.ts';

const WRONG = { currentPassword: 'password_wrong' } as const;

/**
 * Checks the current password and returns the account. Call lockProved before writing. Throws 422 with
 * `password_wrong`; 429, 503.
 */
export async function proveByPassword(deps: Basics, accountId: string, currentPassword: string): Promise<AccountRow> {
  if (currentPassword === '') refuseFields({ currentPassword: 'required' });
  await countUse(deps, LIMITS.passwordByAccount, accountId);
  const account = await accountById(deps.db, accountId);
  const { isRight } = await checkPassword(currentPassword, account.password_hash);
  if (!isRight) refuseFields(WRONG);
  await forgetUses(deps, LIMITS.passwordByAccount, accountId);
  return account;
}

/**
 * Locks the account of proveByPassword. Throws the same errors when the password was changed meanwhile or the account
 * erased.
 */
export const lockProved = (tx: Transaction<Tables>, proved: AccountRow): Promise<AccountRow> =>
  lockChecked(tx, proved, () => invalidFields(WRONG));
