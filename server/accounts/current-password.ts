import { type AccountRow, accountById } from '#server/accounts/account.ts';
import { checkPassword } from '#server/accounts/hashing.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Deps } from '#server/deps.ts';
import { countUse, forgetUses } from '#server/http/rate-limit.ts';

/** The account, after its owner has typed the current password. Throws 422 with `password_wrong`; 429, 503. */
export async function proveByPassword(deps: Deps, accountId: string, currentPassword: string): Promise<AccountRow> {
  if (currentPassword === '') refuseFields({ currentPassword: 'required' });
  await countUse(deps, LIMITS.passwordByAccount, accountId);
  const account = await accountById(deps.db, accountId);
  const { isRight } = await checkPassword(currentPassword, account.password_hash);
  if (!isRight) refuseFields({ currentPassword: 'password_wrong' });
  await forgetUses(deps, LIMITS.passwordByAccount, accountId);
  return account;
}
