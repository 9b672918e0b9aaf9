import type { Transaction } from 'kysely';
import { isAllowed } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { isOwn } from '#server/accounts/own.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { expireHold } from '#server/orders/expire.ts';
import type { OrderRow, PaperRow, PassengerRow } from '#server/orders/order-row.ts';

/** Who asks for an order; nobody's null matches no row. */
export type Asker = Pick<Who, 'visitor' | 'accountId'>;

/** Nobody can tell an order that is not theirs from one that is not there. */
export const orderNotFound = () => new ProblemError(404, { code: 'order_unknown', message: 'There is no such order.' });

/**
 * The order, if it is in this account, or in none and this visitor placed it, or this visitor found it by reference and e-mail; 404
 * for everybody else. A hold that is over is ended first, in a transaction of its own, so that no answer shows what is not held.
 */
export async function findOwnOrder(
  { db, productOf }: Pick<Deps, 'db' | 'productOf'>,
  orderId: string,
  who: Asker,
  now: number,
): Promise<OrderRow> {
  const order = await readOwnOrder(db, orderId, who);
  if (!isAllowed('expireHold', order.status) || order.deadline_at > now) return order;
  await expireHold({ db, productOf }, orderId, now);
  return readOwnOrder(db, orderId, who);
}

/** The orders that somebody may read, for a query that goes on. */
export const ownOrders = (db: Queryable, asker: Asker) =>
  db
    .selectFrom('orders')
    .selectAll('orders')
    .where((eb) =>
      eb.or([
        isOwn(asker),
        eb.exists(
          eb
            .selectFrom('order_access')
            .select('visitor')
            .where('visitor', '=', asker.visitor)
            .whereRef('order_id', '=', 'orders.id'),
        ),
      ]),
    );

/** As findOwnOrder, but takes the order as it is: for use inside a transaction. */
export async function readOwnOrder(db: Queryable, orderId: string, asker: Asker): Promise<OrderRow> {
  const order = await ownOrders(db, asker).where('id', '=', orderId).executeTakeFirst();
  if (!order) throw orderNotFound();
  return order;
}

/** Locks an order for the rest of the transaction and reads it as it is now. Call findOwnOrder before. */
export const lockOrder = (tx: Transaction<Tables>, orderId: string): Promise<OrderRow> =>
  tx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow(orderNotFound);

export const passengersOf = (db: Queryable, orderId: string): Promise<PassengerRow[]> =>
  db.selectFrom('passenger').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

/** How many people an order knows. */
export async function countPeople(db: Queryable, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passenger')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those that are valid. */
export const papersOf = (db: Queryable, orderId: string): Promise<PaperRow[]> =>
  db
    .selectFrom('paper')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .orderBy('position')
    .execute();
