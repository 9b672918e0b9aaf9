import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { balanceOf } from '#server/ledger/transactions.ts';

export const readBalance: Operation<'readBalance'> = async ({ who, deps }) => {
  const { accountId } = requireAccount(who);
  return { status: 200, body: { balance: await balanceOf(deps.db, accountId) } };
};
