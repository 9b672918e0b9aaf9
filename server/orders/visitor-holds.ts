import { statusesFor } from '#domain/core/order-status.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/order-row.ts';

/** More than a traveller has at once. */
const MOST = 20;

type Whose = { readonly visitor: string; readonly now: number };

/** Open unpaid orders of one product and visitor, drafts too; newest first. `now`: epoch milliseconds. */
export const ownHolds = (db: Queryable, product: string, { visitor, now }: Whose): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('owner', '=', visitor)
    .where('product', '=', product)
    .where('status', 'in', [...statusesFor('expireHold')])
    .where('deadline_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute();
