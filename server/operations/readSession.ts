import { toAccount } from '#server/accounts/account.ts';
import type { Operation } from '#server/contract.ts';

/** Who is signed in here. */
export const readSession: Operation<'readSession'> = async ({ who, deps }) => {
  const now = deps.now();
  const account = who.accountId === null ? null : await toAccount(deps.db, who.accountId, now);
  return { status: 200, body: { account, mayOnlySetPassword: who.session?.purpose === 'reset', serverNow: now } };
};
