import type { Selectable, Transaction } from 'kysely';
import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { accountErased } from '#server/accounts/lock-account.ts';
import type { Tables } from '#server/db/database.ts';

type Line = Selectable<Tables['ledger']>;

export type Entry = Pick<Line, 'kind' | 'key' | 'amount' | 'at'> & {
  readonly accountId: string;
  readonly orderId: string | null;
};

/** Double entry: from one book to another. `balance` is the account's own. */
const BOOKS: Readonly<Record<Line['kind'], Pick<Line, 'from_book' | 'to_book'>>> = {
  topUp: { from_book: 'gateway', to_book: 'balance' },
  payment: { from_book: 'balance', to_book: 'sales' },
  paymentReturned: { from_book: 'sales', to_book: 'balance' },
  refund: { from_book: 'sales', to_book: 'balance' },
  changed: { from_book: 'sales', to_book: 'balance' },
  priceFell: { from_book: 'sales', to_book: 'balance' },
  chargeback: { from_book: 'balance', to_book: 'gateway' },
  payout: { from_book: 'balance', to_book: 'gateway' },
  transfer: { from_book: 'balance', to_book: 'bank' },
  transferReturned: { from_book: 'bank', to_book: 'balance' },
};

/** Locks until the transaction ends. Lock order: after orders, before all else (ADR 0011). */
export async function lockAccount(
  tx: Transaction<Tables>,
  accountId: string,
): Promise<{ balance: number; isErased: boolean }> {
  const { balance, erased_at } = await tx
    .selectFrom('account')
    .select(['balance', 'erased_at'])
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { balance, isErased: erased_at !== null };
}

/** In cents of EUR; locks until the transaction ends. */
export const lockBalance = async (tx: Transaction<Tables>, accountId: string): Promise<number> =>
  (await lockAccount(tx, accountId)).balance;

/**
 * Writes a line and changes the balance, in the caller's transaction. A key that exists already writes nothing and
 * returns false, so steps can be repeated. Throws 409 `balance_too_low` for a payment above the balance, and
 * `not_allowed` for money to an erased account; a chargeback is always written, because the money is gone.
 */
export async function post(tx: Transaction<Tables>, entry: Entry): Promise<boolean> {
  const { key, kind, accountId, amount, orderId, at } = entry;
  const { balance, isErased } = await lockAccount(tx, accountId);
  const written = await tx.selectFrom('ledger').select('id').where('key', '=', key).executeTakeFirst();
  if (written) return false;
  const books = BOOKS[kind];
  if (isErased && books.to_book === 'balance') throw accountErased();
  const balanceAfter = books.to_book === 'balance' ? balance + amount : balance - amount;
  if (kind !== 'chargeback' && books.from_book === 'balance' && balanceAfter < 0) throw balanceTooLow(balance);
  await tx
    .updateTable('account')
    .set((row) => ({
      balance: balanceAfter,
      ...(kind === 'chargeback' ? { charged_back: row('charged_back', '+', amount) } : {}),
    }))
    .where('id', '=', accountId)
    .execute();
  await tx
    .insertInto('ledger')
    .values({ key, kind, account_id: accountId, ...books, amount, balance_after: balanceAfter, order_id: orderId, at })
    .execute();
  return true;
}

const balanceTooLow = (balance: number) =>
  new ProblemError(409, { code: 'balance_too_low', message: 'The balance is too low.', balance: euro(balance) });
