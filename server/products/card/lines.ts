import { euro } from '#domain/core/money.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Queryable } from '#server/db/database.ts';

type CardLine = components['schemas']['CardLine'];

/** Lines that moved the balance, the newest first, at most `limit`; `before`: only those with a smaller number. */
export async function linesOfCard(
  db: Queryable,
  cardId: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit?: number },
): Promise<CardLine[]> {
  const rows = await db
    .selectFrom('card_line')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('seq', 'is not', null)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(({ seq, at, what, to_book, amount, balance_after, euro_cents, fee_cents, rate }) => ({
    ...{ seq: seq ?? 0, at, what, rials: to_book === 'card' ? amount : -amount, balance: balance_after ?? 0 },
    amount: euro_cents === null ? null : euro(euro_cents),
    fee: fee_cents === null ? null : euro(fee_cents),
    rate,
  }));
}
