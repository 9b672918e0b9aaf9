import { MAX_PAYMENT_ATTEMPTS } from '#domain/limits.ts';
import type { Queryable } from '#server/db/database.ts';

/** How often an order may still be tried. Who came back from the bank without paying has tried nothing. */
export async function triesLeft(db: Queryable, orderId: string): Promise<number> {
  const tried = await db
    .selectFrom('payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('decline_reason', 'is distinct from', 'cancelled_by_cardholder')
    .executeTakeFirstOrThrow();
  return Math.max(0, MAX_PAYMENT_ATTEMPTS - Number(tried.count));
}
