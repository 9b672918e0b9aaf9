import { requireAccount, requireActive } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { quotePayoutOf } from '#server/ledger/payouts.ts';

export const quotePayout: Operation<'quotePayout'> = async ({ who, deps }) => {
  const { accountId } = requireAccount(who);
  requireActive(who, deps.now());
  return { status: 200, body: await quotePayoutOf(deps.db, accountId) };
};
