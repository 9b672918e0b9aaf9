import { toAccount } from '#server/accounts/account.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

export const readAccount: Operation<'readAccount'> = async ({ who, deps }) => ({
  status: 200,
  body: await toAccount(deps.db, requireAccount(who).accountId, deps.now()),
});
