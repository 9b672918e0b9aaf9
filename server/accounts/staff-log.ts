import { STAFF_LOG_DAYS } from '#domain/core/retention.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { Database, Queryable } from '#server/db/database.ts';

/** The newest lines of an order that a page shows. */
const LINES_SHOWN = 50;

/**
 * What somebody of the staff did. `act`: a word of whoever writes it, as a product or the conversations; it never says
 * who a traveller is.
 */
export type StaffAct = {
  readonly name: string;
  readonly act: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly orderId?: string;
  /** Person of the order, from 0. */
  readonly position?: number;
  readonly field?: string;
};

/** Writes a line of the log in the transaction of the action itself, so that neither exists without the other. */
export async function logStaffAct(tx: Queryable, { name, act, at, orderId, position, field }: StaffAct): Promise<void> {
  await tx
    .insertInto('staff_act')
    .values({ at, name, act, order_id: orderId ?? null, position: position ?? null, field: field ?? null })
    .execute();
}

/** A line of the log for a page, about one order. */
export type StaffLogLine<Act extends string> = {
  readonly at: number;
  readonly by: string;
  readonly act: Act;
  readonly position: number | null;
  readonly field: string | null;
};

/** What staff did with an order, newest first; only the acts that the reader has words for. */
export async function staffLogOf<Act extends string>(
  db: Queryable,
  orderId: string,
  acts: readonly Act[],
): Promise<StaffLogLine<Act>[]> {
  const rows = await db
    .selectFrom('staff_act')
    .select(['at', 'name', 'act', 'position', 'field'])
    .where('order_id', '=', orderId)
    .where('act', 'in', acts)
    .orderBy('id', 'desc')
    .limit(LINES_SHOWN)
    .execute();
  return rows.flatMap(({ name: by, act: written, ...line }) => {
    const act = acts.find((one) => one === written);
    return act === undefined ? [] : [{ ...line, by, act }];
  });
}

/** True when the log has this act of this member at or after `since` (epoch milliseconds). */
export const isLogged = async (
  db: Queryable,
  { name, act, since }: Pick<StaffAct, 'name' | 'act'> & { readonly since: number },
): Promise<boolean> =>
  (await db
    .selectFrom('staff_act')
    .select('at')
    .where('name', '=', name)
    .where('act', '=', act)
    .where('at', '>=', since)
    .executeTakeFirst()) !== undefined;

/** Deletes lines after `STAFF_LOG_DAYS`. `now`: epoch milliseconds. */
export async function forgetStaffActs(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('staff_act')
    .where('at', '<=', now - STAFF_LOG_DAYS * DAY_MS)
    .execute();
}
