import { euro } from '#domain/money.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { transactionsOf } from '#server/ledger/transactions.ts';

const SHOWN = 200;

/** The balance is what the newest line says, so that both are always of the same moment. */
export const listTransactions: Operation<'listTransactions'> = async ({ who, deps }) => {
  const { accountId } = requireAccount(who);
  const transactions = await transactionsOf(deps.db, accountId, SHOWN);
  const balance = transactions[0]?.balanceAfter ?? euro(0);
  return { status: 200, body: { balance, transactions } };
};
