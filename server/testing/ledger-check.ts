import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

type Book = {
  readonly id: string;
  readonly balance: number;
  /** Reversed by banks. */
  readonly debt: number;
  readonly sum: number;
  /** After the newest line. */
  readonly last: number;
  /** Lines that do not continue from the line before. */
  readonly breaks: number;
};

/** Inconsistencies of the ledger over all accounts; empty when it is correct. */
export async function wrongBooks(db: Database): Promise<Book[]> {
  const { rows } = await sql<Book>`
    with line as (
      select account_id, id, kind, balance_after,
        case when to_book = 'balance' then amount else -amount end as change,
        lag(balance_after, 1, 0) over (partition by account_id order by id) as before
      from ledger
    )
    select account.id, account.balance,
      coalesce(sum(change) filter (where kind = 'chargeback'), 0) * -1 as debt,
      coalesce(sum(change), 0) as sum,
      coalesce((array_agg(balance_after order by line.id desc))[1], 0) as last,
      count(*) filter (where before + change <> balance_after) as breaks
    from account left join line on line.account_id = account.id
    group by account.id, account.balance`.execute(db);
  return rows.filter(
    ({ balance, debt, sum, last, breaks }) => balance < -debt || sum !== balance || last !== balance || breaks > 0,
  );
}
