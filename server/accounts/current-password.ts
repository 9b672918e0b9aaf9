import type { Transaction } from 'kysely';
import { type AccountRow, accountById } from '#server/accounts/account.ts';
import { checkPassword } from '#server/accounts/hashing.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { lockChecked } from '#server/accounts/living.ts';
import { invalidFields, refuseFields } from '#server/accounts/new-password.ts';
import type { Basics } from '#server/basics.ts';
import type { Tables } from '#server/db/database.ts';
import { countUse, forgetUses } from '#server/http/rate-limit.ts';

const WRONG = { currentPassword: 'password_wrong' } as const;

/**
 * The account, after its owner has typed the current password; lockProved before anything is written. Throws 422 with
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

/** Locks what proveByPassword gave. Throws as it does when the password was changed since, or the account erased. */
export const lockProved = (tx: Transaction<Tables>, proved: AccountRow): Promise<AccountRow> =>
  lockChecked(tx, proved, () => invalidFields(WRONG));
