import { type Selectable, sql } from 'kysely';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Database, Tables } from '#server/db/database.ts';

/** Longer than a supplier or a bank takes. */
export const LEASE_MS = MINUTE_MS;

/** Pause before the first retry. Each later pause is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;

/** Table and column with a row's due time, and the column with its id. */
type Moment = { readonly table: keyof Tables; readonly id: string; readonly column: string };
/** `job` names the work in the log and in the failure counts. */
type Work = { readonly job: string; readonly now: number; readonly limit: number };
/** Called for each failure, with the id of its order or charge. */
export type OnFailure = (error: unknown, id?: string) => void;

/**
 * Leases due rows for a minute and handles them one by one: no other process gets them, and after a crash they are due
 * again. `leasedTo` is the column's value meanwhile. Returns their number.
 */
export async function eachDueRow(
  db: Database,
  due: Work & Moment,
  work: (id: string, leasedTo: number) => Promise<void>,
  onFailure: OnFailure,
): Promise<number> {
  const [table, id, at] = [sql.table(due.table), sql.ref(due.id), sql.ref(due.column)];
  const leasedTo = due.now + LEASE_MS;
  const { rows } = await sql<{ id: string }>`
    update ${table} set ${at} = ${leasedTo} where ${id} in (
      select ${id} from ${table} where ${at} <= ${due.now} order by ${at} limit ${due.limit} for update skip locked
    ) returning ${id} as id`.execute(db);
  const claimed = rows.map((row) => ({ id: row.id, dueAt: leasedTo }));
  await tryEach(db, due, claimed, (one) => work(one.id, leasedTo), onFailure);
  return claimed.length;
}

/** Like eachDueRow, for orders in these statuses: only one process asks the supplier. */
export async function eachDueOrder(
  db: Database,
  due: Work & { readonly statuses: readonly OrderStatus[] },
  work: (order: Selectable<Tables['orders']>) => Promise<void>,
  onFailure: OnFailure,
): Promise<number> {
  const leasedTo = due.now + LEASE_MS;
  const claimed = await db
    .updateTable('orders')
    .set({ work_at: leasedTo })
    .where('id', 'in', (query) =>
      query
        .selectFrom('orders')
        .select('id')
        .where('status', 'in', due.statuses)
        .where('work_at', '<=', due.now)
        .orderBy('work_at')
        .limit(due.limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  const orders = claimed.map((order) => ({ id: order.id, dueAt: leasedTo, order }));
  await tryEach(
    db,
    { ...due, table: 'orders', id: 'id', column: 'work_at' },
    orders,
    ({ order }) => work(order),
    onFailure,
  );
  return claimed.length;
}

type Claimed = { readonly id: string /** Value of its column. */; readonly dueAt: number };

/**
 * Handles items one by one. A failure does not stop the others: it is reported, and due again after a growing pause.
 */
export async function tryEach<C extends Claimed>(
  db: Database,
  due: Moment & Pick<Work, 'job' | 'now'>,
  claimed: readonly C[],
  work: (one: C) => Promise<void>,
  onFailure: OnFailure,
): Promise<void> {
  for (const one of claimed) {
    try {
      await work(one);
      await forgetFailure(db, due.job, one.id);
    } catch (error) {
      onFailure(error, one.id);
      await postpone(db, due, one).catch((failure: unknown) => onFailure(failure, one.id));
    }
  }
}

async function postpone(db: Database, due: Moment & Pick<Work, 'job' | 'now'>, { id, dueAt }: Claimed): Promise<void> {
  const { now, table, column } = due;
  const again = now + pauseAfter(await failedAgain(db, due, id));
  // Another process may have advanced the row meanwhile: keep its due time.
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${again}
    where ${sql.ref(due.id)} = ${id} and ${sql.ref(column)} = ${dueAt}`.execute(db);
}

/** Before the next try of what failed so often, in ms. */
export const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));

/** Counts a failure; returns how often it failed. */
export async function failedAgain(db: Database, { job, now }: Pick<Work, 'job' | 'now'>, id: string): Promise<number> {
  const { tries } = await db
    .insertInto('work_failure')
    .values({ job, id, tries: 1, failed_at: now })
    .onConflict((conflict) =>
      conflict.columns(['job', 'id']).doUpdateSet({ tries: sql<number>`work_failure.tries + 1`, failed_at: now }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries;
}

/** What succeeded has no failures any more. */
export async function forgetFailure(db: Database, job: string, id: string): Promise<void> {
  await db.deleteFrom('work_failure').where('job', '=', job).where('id', '=', id).execute();
}
