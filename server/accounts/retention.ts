import { type ExpressionBuilder, sql } from 'kysely';
import { statusesOf } from '#domain/core/order-status.ts';
import { ACCOUNTING_MS, ENDED_PASSPORT_DAYS, ORDER_PASSPORT_DAYS, UNPAID_ORDER_DAYS } from '#domain/core/retention.ts';
import { isUnderWay } from '#domain/core/status-questions.ts';
import { addDays, DAY_MS, dayOf } from '#domain/core/time.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { withoutPersonal } from '#server/db/without-personal.ts';

/** Until then an expired link can be exchanged for a new one. */
const LINK_MS = 30 * DAY_MS;
/** Rows per batch, so that no clean-up takes long. */
export const BATCH = 200;

/**
 * How a product deletes personal data in its own tables, and gives it out: `retention.ts` in its folder. Shared code knows
 * only the data in the order.
 */
export type ProductRetention = {
  /** Runs in each clean-up: deletes what has been kept long enough. `now`: epoch milliseconds. */
  readonly forgetEnded?: (db: Database, now: number) => Promise<void>;
  /** Deletes the people of an order that becomes anonymous; called for orders of all products. */
  readonly forgetOrder?: (tx: Queryable, orderId: string) => Promise<void>;
  /** Deletes what is kept of an order as long as accounting records. */
  readonly forgetOldOrder?: (tx: Queryable, orderId: string) => Promise<void>;
  /** What the export of an account has besides its orders, as text. */
  readonly filesOf?: (db: Queryable, accountId: string) => Promise<readonly ExportedFile[]>;
  /** Why an account cannot be erased yet, to its owner; null: it can, for this product. Called under the account's lock. */
  readonly keepsAccount?: (tx: Queryable, accountId: string) => Promise<string | null>;
  /** Deletes the data of an erased account, or its link to the account. */
  readonly forgetAccount?: (tx: Queryable, accountId: string) => Promise<void>;
};

export type ExportedFile = { readonly name: string; readonly text: string };

export type KeptByProducts = readonly ProductRetention[];

export async function forgetEnded(db: Database, now: number): Promise<void> {
  await db.deleteFrom('session').where('ends_at', '<=', now).execute();
  await db.deleteFrom('staff_session').where('ends_at', '<=', now).execute();
  await db.deleteFrom('one_time_code').where('ends_at', '<=', now).execute();
  await db.deleteFrom('known_browser').where('ends_at', '<=', now).execute();
  for (const table of ['email_confirmation', 'invitation'] as const) {
    await db
      .deleteFrom(table)
      .where('ends_at', '<=', now - LINK_MS)
      .execute();
  }
}

/** Longer than orders keep their owner. */
const RETIRED_MS = ACCOUNTING_MS + 365 * DAY_MS;

/** Deletes retired visitors whose orders have long been anonymous: a copy of their cookie opens nothing. */
export const forgetVisitors = (db: Database, now: number): Promise<unknown> =>
  db
    .deleteFrom('retired_visitor')
    .where('retired_at', '<=', now - RETIRED_MS)
    .execute();

/**
 * Deletes the personal part of an order's detail (`personal`, the same for all products), when the passport numbers are
 * deleted.
 */
export async function forgetPersonal(db: Database, now: number): Promise<void> {
  const over = db
    .selectFrom('orders')
    .select('id')
    .where(sql<boolean>`detail ? 'personal'`)
    .where('ends_at', '<=', now - ORDER_PASSPORT_DAYS * DAY_MS)
    .limit(BATCH);
  await db
    .updateTable('orders')
    .set({ detail: withoutPersonal('detail') })
    .where('id', 'in', over)
    .execute();
}

/** Deletes passport numbers of journeys that ended long ago; the masked ones stay. */
export async function forgetPassports(db: Database, now: number): Promise<void> {
  const over = await db
    .selectFrom('orders')
    .innerJoin('passenger', 'passenger.order_id', 'orders.id')
    .select('orders.id')
    .where('passenger.passport_sealed', '<>', '')
    .where('orders.ends_at', '<=', now - ORDER_PASSPORT_DAYS * DAY_MS)
    .limit(BATCH)
    .execute();
  const ids = over.map(({ id }) => id);
  if (ids.length === 0) return;
  await db
    .updateTable('passenger')
    .set({ passport_sealed: '', passport_mark: null })
    .where('order_id', 'in', ids)
    .execute();
}

/** Deletes drafts of journeys that ended long ago, submitted or not. */
export async function forgetDrafts(db: Database, now: number): Promise<void> {
  const over = db
    .selectFrom('orders')
    .innerJoin('order_draft', 'order_draft.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.ends_at', '<=', now - ORDER_PASSPORT_DAYS * DAY_MS)
    .limit(BATCH);
  await db.deleteFrom('order_draft').where('order_id', 'in', over).execute();
}

export async function forgetPassengers(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('saved_passenger')
    .where('passport_expires_on', '<', addDays(dayOf(now), -ENDED_PASSPORT_DAYS))
    .execute();
}

/** Statuses in which no supplier or bank needs the papers any more. */
export const OVER = statusesOf('ended').filter((status) => !isUnderWay(status));

const isOver =
  (now: number) =>
  ({ or, eb }: ExpressionBuilder<Tables, 'orders'>) =>
    or([eb('orders.ends_at', '<=', now), eb('orders.status', 'in', OVER)]);

export const everPaid = (db: Queryable) => db.selectFrom('order_event').select('order_id').where('status', '=', 'paid');

export const lastMovedAt = (eb: ExpressionBuilder<Tables, 'orders'>) =>
  eb
    .selectFrom('order_event')
    .select(({ fn }) => fn.max('at').as('at'))
    .whereRef('order_event.order_id', '=', 'orders.id');

/** Removes the people from orders of erased accounts once the journey is over, or when there was none. */
export async function anonymiseErased(db: Database, now: number, kept: KeptByProducts): Promise<void> {
  const over = await db
    .selectFrom('orders')
    .innerJoin('account', 'account.id', 'orders.account_id')
    .select('orders.id')
    .where('account.erased_at', 'is not', null)
    .where('orders.email', 'is not', null)
    .where(isOver(now))
    .limit(BATCH)
    .execute();
  for (const { id } of over) {
    await anonymise(db, id, isOver(now), kept, async (tx) => {
      await tx.deleteFrom('outbox').where('order_id', '=', id).where('sent_at', 'is not', null).execute();
    });
  }
}

/**
 * Removes the people from ended orders that were never paid: accounting does not need them. The orders keep their owner
 * and can be renewed, with new people. Waits while a bank may still confirm or owes something.
 */
export async function anonymiseUnpaid(db: Database, now: number, kept: KeptByProducts): Promise<void> {
  const isUnpaid: Which = (eb) =>
    eb.and([
      eb('orders.status', 'in', OVER),
      eb('orders.id', 'not in', everPaid(db)),
      eb(lastMovedAt(eb), '<=', now - UNPAID_ORDER_DAYS * DAY_MS),
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment')
            .select('payment.order_id')
            .whereRef('payment.order_id', '=', 'orders.id')
            .where((of) =>
              of.or([
                of('payment.status', 'in', ['succeeded', 'refunded']),
                of('payment.check_at', 'is not', null),
                of('payment.refund_due_at', 'is not', null),
              ]),
            ),
        ),
      ),
    ]);
  const over = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.email', 'is not', null)
    .where(isUnpaid)
    .limit(BATCH)
    .execute();
  for (const { id } of over) await anonymise(db, id, isUnpaid, kept);
}

/**
 * Removes people and owner from all orders whose journey ended seven years ago, guest orders too, in any status. The
 * amounts stay for accounting.
 */
export async function anonymiseOld(db: Database, now: number, kept: KeptByProducts): Promise<void> {
  const isOld: Which = ({ eb }) => eb('ends_at', '<=', now - ACCOUNTING_MS);
  const over = await db
    .selectFrom('orders')
    .select('id')
    .where(isOld)
    .where('owner', '<>', NOBODYS)
    .limit(BATCH)
    .execute();
  for (const { id } of over) {
    await anonymise(db, id, isOld, kept, async (tx) => {
      await tx.updateTable('orders').set({ owner: NOBODYS, account_id: null }).where('id', '=', id).execute();
      for (const { forgetOldOrder } of kept) await forgetOldOrder?.(tx, id);
      await tx.updateTable('contact_message').set({ order_id: null }).where('order_id', '=', id).execute();
      await tx.deleteFrom('outbox').where('order_id', '=', id).execute();
    });
  }
}

/** The hash of no cookie. */
const NOBODYS = '';

type Which = (builder: ExpressionBuilder<Tables, 'orders'>) => ReturnType<ReturnType<typeof isOver>>;

/** Removes the people of an order if it still matches `which`; `besides` may remove more in the same transaction. */
const anonymise = (
  db: Database,
  id: string,
  which: Which,
  kept: KeptByProducts,
  besides: (tx: Queryable) => Promise<void> = async () => undefined,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    // Late money may have revived the order since it was selected.
    const isStill = await tx
      .selectFrom('orders')
      .select('id')
      .where('id', '=', id)
      .where(which)
      .forUpdate()
      .executeTakeFirst();
    if (!isStill) return;
    for (const table of ['passenger', 'paper', 'order_draft', 'order_access', 'order_change'] as const)
      await tx.deleteFrom(table).where('order_id', '=', id).execute();
    await tx
      .updateTable('orders')
      .set({ email: null, phone: null, detail: withoutPersonal('detail') })
      .where('id', '=', id)
      .execute();
    for (const { forgetOrder } of kept) await forgetOrder?.(tx, id);
    await besides(tx);
  });

/** Deletes the networks of holds after a day, when no limit needs them. */
export const forgetHeldFrom = (db: Database, now: number): Promise<unknown> =>
  db
    .updateTable('orders')
    .set({ held_from: null })
    .where('held_from', 'is not', null)
    .where('deadline_at', '<', now - DAY_MS)
    .execute();

/** Total size of reports on disk: hundreds of the largest, thousands of usual ones. */
const REPORTS_BYTES = 200_000_000;

/** Keeps only the newest reports that fit, so that strangers cannot fill the disk. */
export async function forgetOldestReports(db: Queryable, maxBytes = REPORTS_BYTES): Promise<void> {
  await sql`delete from trace_report where id in (
    select id from (
      select id, sum(pg_column_size(traces)) over (order by created_at desc, id) as bytes from trace_report
    ) as newest where bytes > ${maxBytes}
  )`.execute(db);
}
