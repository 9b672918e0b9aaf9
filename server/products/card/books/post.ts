import { type Act, movesOf, onCard } from '#domain/card/books.ts';
import type { Queryable } from '#server/db/database.ts';

type Posted = {
  readonly cardId: string;
  /** What the act is, once for ever: "load:<order>". The same key writes nothing. */
  readonly key: string;
  readonly act: Act;
  readonly at: number;
  /** Rials for a euro, of a load and a closing. */
  readonly rate?: number;
  readonly orderId?: string;
};

/** Cents of EUR and of the fee that a line of the card tells; null of what has none. */
function eurosOf(act: Act): { readonly euro_cents: number | null; readonly fee_cents: number | null } {
  switch (act.kind) {
    case 'load':
    case 'loadBack':
    case 'loadTakenBack':
      return { euro_cents: act.changed + act.fee, fee_cents: act.fee };
    case 'closing':
      return { euro_cents: act.euroCents, fee_cents: act.feeCents };
    default:
      return { euro_cents: null, fee_cents: null };
  }
}

/** True when an act with this key was written. */
export const isPosted = async (tx: Queryable, key: string): Promise<boolean> =>
  (await tx.selectFrom('card_line').select('id').where('act', '=', key).executeTakeFirst()) !== undefined;

/**
 * Writes the moves of an act and the new balance, in the caller's transaction, which has locked the card: order, account,
 * card is the order of locks. False, and nothing written, when the key exists. Throws when the balance would fall below zero:
 * who calls has asked before.
 */
export async function postAct(tx: Queryable, { cardId, key, act, at, rate, orderId }: Posted): Promise<boolean> {
  const { balance, lines } = await tx
    .selectFrom('card')
    .select(['balance', 'lines'])
    .where('id', '=', cardId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (await isPosted(tx, key)) return false;
  let [after, seq] = [balance, lines];
  const rows = movesOf(act).map((move, part) => {
    const change = onCard(move);
    if (change !== 0) [after, seq] = [after + change, seq + 1];
    const told = change === 0 ? null : { seq, balance_after: after };
    const { currency, from: from_book, to: to_book, amount } = move;
    return {
      ...{ card_id: cardId, act: key, part, what: act.kind, currency, from_book, to_book, amount, at },
      ...{ seq: told?.seq ?? null, balance_after: told?.balance_after ?? null },
      ...(told ? { ...eurosOf(act), rate: rate ?? null } : { euro_cents: null, fee_cents: null, rate: null }),
      order_id: orderId ?? null,
    };
  });
  if (rows.length === 0) return false;
  await tx.updateTable('card').set({ balance: after, lines: seq }).where('id', '=', cardId).execute();
  await tx.insertInto('card_line').values(rows).execute();
  return true;
}
