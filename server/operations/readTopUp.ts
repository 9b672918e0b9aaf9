import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { readOwnTopUp } from '#server/ledger/top-ups.ts';

export const readTopUp: Operation<'readTopUp'> = async ({ path, who, deps }) => {
  const { accountId } = requireAccount(who);
  return { status: 200, body: await readOwnTopUp(deps.db, path.topUpId, accountId) };
};
