import { sql } from 'kysely';
import { statusesFor } from '#domain/core/order-status.ts';
import type { Queryable } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/order-row.ts';

type Whose = {
  readonly visitor: string;
  readonly now: number;
  /** Only orders whose detail has these values; drafts are kept for weeks, so there can be many. */
  readonly like?: Readonly<Record<string, unknown>>;
};

/** All open unpaid orders of one product and visitor, drafts too; newest first. `now`: epoch milliseconds. */
export const ownHolds = (db: Queryable, product: string, { visitor, now, like = {} }: Whose): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('owner', '=', visitor)
    .where('product', '=', product)
    .where('status', 'in', [...statusesFor('expireHold')])
    .where('deadline_at', '>', now)
    .where(sql<boolean>`detail @> ${JSON.stringify(like)}::jsonb`)
    .orderBy('created_at', 'desc')
    .execute();
