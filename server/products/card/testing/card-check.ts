import { sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';

/**
 * What is wrong with the books of all cards; empty when they are right: each balance is the sum of its lines, each line goes on
 * from the one before, and no act stands twice.
 */
export async function wrongCards(db: Queryable): Promise<unknown[]> {
  const { rows } = await sql`
    with moved as (
      select card_id, seq, balance_after, act, part, currency,
        case when currency = 'IRR' and to_book = 'card' then amount
          when currency = 'IRR' and from_book = 'card' then -amount else 0 end as change
      from card_line
    ), told as (
      select *, lag(balance_after, 1, 0::bigint) over (partition by card_id order by seq) as before
      from moved where seq is not null
    )
    select card.id, card.balance, 'sum' as wrong from card
    where card.balance <> coalesce((select sum(change) from moved where moved.card_id = card.id), 0)
    union all select card_id, balance_after, 'breaks' from told where before + change <> balance_after
    union all select card_id, null, 'untold' from moved where (change <> 0) <> (seq is not null)
    union all select card.id, card.lines, 'count' from card
    where card.lines <> (select count(*) from told where told.card_id = card.id)`.execute(db);
  return rows;
}

/** What each book has of each currency; both currencies sum to zero. */
export async function booksOf(db: Queryable): Promise<Readonly<Record<string, number>>> {
  const { rows } = await sql<{ book: string; sum: number }>`
    select currency || ' ' || book as book, sum(amount)::bigint as sum from (
      select currency, to_book as book, amount from card_line
      union all select currency, from_book, -amount from card_line
    ) as moves group by currency, book order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ book, sum }) => [book, sum]));
}
