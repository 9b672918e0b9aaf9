import { sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';
import { asCard, CARD, quoteOf } from '#server/products/card/detail.ts';

const UNDER_WAY = ['paying', 'paid', 'issuing'] as const;

/** Rials of loads of this card that are at the bank or paid and not in the books yet; `count`: how many orders of it are under way. */
export async function pendingOf(
  db: Queryable,
  cardId: string,
): Promise<{ readonly rials: number; readonly count: number }> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('product', '=', CARD)
    .where('status', 'in', UNDER_WAY)
    .where(sql<boolean>`detail ->> 'cardId' = ${cardId}`)
    .execute();
  const loads = rows.map(asCard).flatMap(({ detail }) => (detail.kind === 'load' ? quoteOf(detail.load).rials : []));
  return { rials: loads.reduce((all, rials) => all + rials, 0), count: rows.length };
}
