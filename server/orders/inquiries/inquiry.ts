import { type Selectable, sql, type Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import { INQUIRY_KEPT_DAYS } from '#domain/core/retention.ts';
import { isGivenUp, wasPaid } from '#domain/core/status-questions.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { isOwn } from '#server/accounts/own-rows.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { Inquiries, Product } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { releaseOrder } from '#server/orders/release.ts';

type Tx = Transaction<Tables>;
type InquiryCore = components['schemas']['InquiryCore'];
export type InquiryRow = Selectable<Tables['inquiry']>;

/** How long an ended inquiry stays readable. */
const FORGOTTEN_MS = INQUIRY_KEPT_DAYS * DAY_MS;

/** Columns of an ended inquiry; background work deletes it later. */
export const ended = (status: 'accepted' | 'refused' | 'lapsed' | 'withdrawn', now: number) => ({
  status,
  due_at: now + FORGOTTEN_MS,
  held_from: null,
  email: null,
});

/** What a product says of its inquiries; throws for one that sells at once only. */
export function inquiriesOf({ inquiries }: Product): Inquiries<unknown> {
  if (!inquiries) throw new Error('Nothing of this product is asked for first');
  return inquiries;
}

/** How far an inquiry is; after an offer its order says it. */
export async function statusOf(db: Queryable, row: InquiryRow, now: number): Promise<InquiryRow['status']> {
  if (row.status === 'inquiring') return now >= row.answer_by ? 'lapsed' : 'inquiring';
  if (row.status !== 'offered' || row.order_id === null) return row.status;
  const order = await db
    .selectFrom('orders')
    .select(['status', 'deadline_at'])
    .where('id', '=', row.order_id)
    .executeTakeFirstOrThrow();
  if (wasPaid(order.status)) return 'accepted';
  if (order.status === 'paying') return 'offered'; // the bank may still confirm
  if (order.status === 'cancelled') return 'withdrawn';
  return isGivenUp(order.status) || order.deadline_at <= now ? 'lapsed' : 'offered';
}

/** Number of open inquiries of its line that were asked before; 0 for the first, and where there is no line. */
export async function placeInLine(db: Queryable, row: InquiryRow, now: number): Promise<number> {
  if (row.line === null) return 0;
  const { before } = await db
    .selectFrom('inquiry')
    .select(({ fn }) => fn.countAll<number>().as('before'))
    .where('product', '=', row.product)
    .where('line', '=', row.line)
    .where('status', '=', 'inquiring')
    .where('answer_by', '>', now)
    .where(sql<boolean>`turn < ${row.turn}`)
    .executeTakeFirstOrThrow();
  return Number(before);
}

/** What the contract says of each inquiry; the product adds what is asked for. */
export async function toInquiryCore(db: Queryable, row: InquiryRow, now: number): Promise<InquiryCore> {
  const status = await statusOf(db, row, now);
  return {
    ...{ inquiryId: row.id, status, before: status === 'inquiring' ? await placeInLine(db, row, now) : 0 },
    ...{ email: row.email, askedAt: row.asked_at, answerBy: row.answer_by, answeredAt: row.answered_at },
    ...{ offerUntil: row.offer_until, orderId: row.order_id, serverNow: now },
  };
}

/** The inquiry of this account, or of this browser when it has no account; throws 404 otherwise. */
export async function ownInquiry(
  db: Queryable,
  product: string,
  inquiryId: string,
  who: Pick<Who, 'visitor' | 'accountId'>,
): Promise<InquiryRow> {
  const row = await db
    .selectFrom('inquiry')
    .selectAll()
    .where('id', '=', inquiryId)
    .where('product', '=', product)
    .where(isOwn(who))
    .executeTakeFirst();
  if (!row) throw inquiryNotFound();
  return row;
}

/**
 * Sets the address that an open inquiry is answered to. Throws 404 for an inquiry of somebody else, and 409 once it is
 * answered or where an account asked, which is mailed at its own address.
 */
export async function leaveAddress(
  db: Queryable,
  inquiryId: string,
  { who, email, now }: { readonly who: Who; readonly email: string; readonly now: number },
): Promise<void> {
  const own = await db
    .selectFrom('inquiry')
    .select('id')
    .where('id', '=', inquiryId)
    .where(isOwn(who))
    .executeTakeFirst();
  if (!own) throw inquiryNotFound();
  const { numUpdatedRows } = await db
    .updateTable('inquiry')
    .set({ email })
    .where('id', '=', inquiryId)
    .where('account_id', 'is', null)
    .where('status', '=', 'inquiring')
    .where('answer_by', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notAllowed('This inquiry is answered, or its answer goes to an account.');
}

const inquiryNotFound = () => new ProblemError(404, { code: 'not_found', message: 'There is no such inquiry.' });

/**
 * Moves a guest's open inquiry into the account when its guest reads it after logging in: the answer can then be
 * mailed.
 */
export async function adoptInquiry(db: Database, row: InquiryRow, accountId: string | null): Promise<InquiryRow> {
  if (accountId === null || row.account_id !== null || row.status !== 'inquiring') return row;
  return db.transaction().execute(async (tx) => {
    // Locks the account first, like its erasure.
    const living = await sql`select from account where id = ${accountId} and erased_at is null for key share`.execute(
      tx,
    );
    if (living.rows.length === 0) return row;
    const adopted = await tx
      .updateTable('inquiry')
      .set({ account_id: accountId, email: null }) // the answer goes to the address of the account
      .where('id', '=', row.id)
      .where('account_id', 'is', null)
      .where('status', '=', 'inquiring')
      .returningAll()
      .executeTakeFirst();
    return adopted ?? row;
  });
}

/** Withdraws an inquiry and frees what was offered. Idempotent; throws 409 while the offer is being paid. */
export async function withdrawInquiry(
  tx: Tx,
  id: string,
  { who, productOf, now }: Pick<Deps, 'productOf'> & { readonly who: Who; readonly now: number },
): Promise<void> {
  const row = await tx
    .selectFrom('inquiry')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['inquiring', 'offered'])
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  if (row.order_id !== null) {
    const order = await lockOrder(tx, row.order_id);
    if ((await statusOf(tx, row, now)) !== 'offered') return;
    await requireMayChange(tx, order, who, now);
    await releaseOrder(tx, order, { productOf, now });
    await tx
      .deleteFrom('outbox')
      .where('order_id', '=', order.id)
      .where('kind', '=', 'inquiry')
      .where('sent_at', 'is', null)
      .execute();
  } else if (row.answer_by <= now) return;
  await tx.updateTable('inquiry').set(ended('withdrawn', now)).where('id', '=', id).execute();
}
