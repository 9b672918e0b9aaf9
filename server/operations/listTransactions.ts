import { requireAccount, requireActive } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { pageOf } from '#server/db/page.ts';
import { balanceOf, transactionsOf } from '#server/ledger/transactions.ts';

/** On the first page the balance comes from the newest line, so that both are of the same moment. */
export const listTransactions: Operation<'listTransactions'> = async ({ query, who, deps: { db, now } }) => {
  const { accountId } = requireAccount(who);
  requireActive(who, now());
  const { limit = 50, cursor } = query;
  const lines = await transactionsOf(db, accountId, { limit: limit + 1, ...(cursor ? { before: cursor } : {}) });
  const { page, last } = pageOf(lines, limit);
  const newest = cursor === undefined ? page[0] : undefined;
  const balance = newest?.balanceAfter ?? (await balanceOf(db, accountId));
  return { status: 200, body: { balance, transactions: [...page], nextCursor: last?.transactionId ?? null } };
};
