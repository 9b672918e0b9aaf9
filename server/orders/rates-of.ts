import type { Rates } from '#domain/core/rates.ts';
import type { Queryable } from '#server/db/database.ts';
import { ratesNow, ratesShownNow } from '#server/facts/current.ts';
import type { OrderRow } from '#server/orders/order-row.ts';

/** The rates that an order was shown with when it was begun or held again, whatever the table says now. */
export const ratesOf = async (db: Queryable, { rates }: Pick<OrderRow, 'rates'>): Promise<Rates> =>
  rates ?? (await ratesNow(db));

/** The same for its page. Rates that a newer table has replaced are not overdue. */
export async function ratesShown(
  db: Queryable,
  { rates }: Pick<OrderRow, 'rates'>,
  now: number,
): Promise<Rates & { readonly isOverdue: boolean }> {
  const current = await ratesShownNow(db, now);
  return rates && rates.on !== current.on ? { ...rates, isOverdue: false } : { ...current, ...rates };
}

/** For `insert` and `set` of an order that is begun or held again. */
export const ratesColumn = async (db: Queryable): Promise<{ readonly rates: string }> => ({
  rates: JSON.stringify(await ratesNow(db)),
});
