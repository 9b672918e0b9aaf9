import { randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { FLIGHT_SESSION_SECONDS } from '#domain/limits.ts';
import { formatReference } from '#domain/reference.ts';
import type { FlightDetail, Tables } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/read-order.ts';

type NewOrder = {
  readonly owner: string;
  readonly accountId: string | null;
  readonly detail: FlightDetail;
  /** Cents of EUR. */
  readonly fares: number;
  readonly now: number;
};

const ATTEMPTS = 5;

export const holdDeadline = (now: number): number => now + FLIGHT_SESSION_SECONDS * 1000;

/** Opens an order for seats that this transaction has taken. */
export async function createOrder(
  tx: Transaction<Tables>,
  { owner, accountId, detail, fares, now }: NewOrder,
): Promise<OrderRow> {
  const deadline = holdDeadline(now);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await tx
      .insertInto('orders')
      .values({
        id: randomUUID(),
        reference: formatReference(Array.from({ length: 6 }, () => randomInt(32))),
        product: 'flights',
        status: 'held',
        owner,
        account_id: accountId,
        detail: JSON.stringify(detail),
        fares,
        email: null,
        phone: null,
        deadline_at: deadline,
        promised_at: null,
        issued_at: null,
        work_at: deadline,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!order) continue;
    await tx.insertInto('order_event').values({ order_id: order.id, status: 'held', at: now }).execute();
    return order;
  }
  throw new Error('No free reference was found');
}
