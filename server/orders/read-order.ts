import type { Transaction } from 'kysely';
import { isAllowed } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { isOwn } from '#server/accounts/own-rows.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { expireHold } from '#server/orders/expire.ts';
import type { OrderRow, PaperRow, PassengerRow } from '#server/orders/order-row.ts';

export type Asker = Pick<Who, 'visitor' | 'accountId'>;

/** For mails and background work: sees no more than anybody who may read the order. */
export const NOBODY: Asker = { visitor: null, accountId: null };

/** The same answer for a missing order and an order of somebody else. */
export const orderNotFound = () => new ProblemError(404, { code: 'order_unknown', message: 'There is no such order.' });

/**
 * The order, if it is in this account, or in none and placed by this visitor, or found by this visitor by reference
 * and e-mail; throws 404 otherwise. First ends an overdue hold in its own transaction, so that no answer shows it as
 * held.
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

/** Like findOwnOrder, without ending an overdue hold: for use inside a transaction. */
export async function readOwnOrder(db: Queryable, orderId: string, asker: Asker): Promise<OrderRow> {
  const order = await ownOrders(db, asker).where('id', '=', orderId).executeTakeFirst();
  if (!order) throw orderNotFound();
  return order;
}

/** Locks an order until the transaction ends and reads its current row. Call findOwnOrder first. */
export const lockOrder = (tx: Transaction<Tables>, orderId: string): Promise<OrderRow> =>
  tx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirstOrThrow(orderNotFound);

export const passengersOf = (db: Queryable, orderId: string): Promise<PassengerRow[]> =>
  db.selectFrom('passenger').selectAll().where('order_id', '=', orderId).orderBy('position').execute();

export async function countPeople(db: Queryable, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passenger')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Valid papers only. */
export const papersOf = (db: Queryable, orderId: string): Promise<PaperRow[]> =>
  db
    .selectFrom('paper')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .orderBy('position')
    .execute();
