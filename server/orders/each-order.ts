import type { Transaction } from 'kysely';
import type { Database, Tables } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import type { OnFailure } from '#server/work/due.ts';
import { inTurn, type Turn } from '#server/work/in-turn.ts';

type Work = (tx: Transaction<Tables>, order: OrderRow) => Promise<void>;
type Id = { readonly id: string };

const locked =
  (db: Database, work: Work) =>
  ({ id }: Id): Promise<void> =>
    db.transaction().execute(async (tx) => work(tx, await lockOrder(tx, id)));

/**
 * Does the same for some orders, one after the other, each locked in a transaction of its own. A failure is told with its
 * order, and the others go on. Another process may have been first: `work` asks the locked order.
 */
export async function eachOrder(db: Database, orders: readonly Id[], work: Work, onFailure: OnFailure): Promise<void> {
  for (const order of orders) await locked(db, work)(order).catch((error: unknown) => onFailure(error, order.id));
}

/** The same in rounds: of more orders than one round has, those that fail each time keep no others waiting. */
export const eachOrderInTurn = (
  db: Database,
  turn: Turn,
  orders: readonly Id[],
  work: Work,
  onFailure: OnFailure,
): Promise<void> => inTurn(db, turn, orders, locked(db, work), onFailure);
