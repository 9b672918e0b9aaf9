import { sql, type Transaction } from 'kysely';
import { isIssued } from '#domain/core/status-questions.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { unmakeLater } from '#server/orders/cancel-at-supplier.ts';
import { endOpenChange, openChange } from '#server/orders/changes.ts';
import type { Deps } from '#server/orders/deps.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { addedMail } from '#server/orders/mails/papers.ts';
import { fullNameOf, type OrderRow, type PaperRow } from '#server/orders/order-row.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { openCancellation } from '#server/orders/partial-refund.ts';
import type { Paper } from '#server/orders/product.ts';
import { countPeople, lockOrder, NOBODY, passengersOf } from '#server/orders/read-order.ts';

type Tx = Transaction<Tables>;
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly now: number };

/**
 * Adds papers to a locked issued order, beside those that it has: an event of its history and one mail with their
 * numbers and all papers. What the order has or had already, void or replaced, is left out, so who repeats it after a
 * crash adds nothing and tells nobody twice. A paper of who has left is void from the start. An open quote of a change lapses,
 * as it does not know the new papers. While some papers are given back, and while a change is made, nothing is added:
 * the caller asks again. Of an order that has ended the supplier is told to void them. Returns whether papers were added.
 */
export async function addPapers(
  tx: Tx,
  order: OrderRow,
  papers: readonly Paper[],
  { productOf, publicUrl, now }: Context,
): Promise<boolean> {
  if (!isIssued(order.status)) {
    const numbers = papers.map(({ number }) => number);
    if (numbers.length > 0 && !(await goesOn(tx, order))) await unmakeLater(tx, order.id, numbers, now);
    return false;
  }
  const known = await tx.selectFrom('paper').select(['kind', 'number']).where('order_id', '=', order.id).execute();
  const fresh = await neverHad(tx, order.id, papers, known);
  const people = await passengersOf(tx, order.id);
  const isStaying = ({ person }: Paper) => !people.some((one) => one.position === person && one.left_at !== null);
  const added = fresh.filter(isStaying);
  if (added.length > 0 && !(await endOpenChange(tx, order.id, 'lapsed', { product: productOf(order.product), now })))
    return false;
  const rows = fresh.map((paper) => ({ ...paper, cancelled_at: isStaying(paper) ? null : now }));
  await insertPapers(tx, order.id, rows);
  const unwanted = fresh.filter((paper) => !isStaying(paper)).map(({ number }) => number);
  if (unwanted.length > 0) await unmakeLater(tx, order.id, unwanted, now);
  if (added.length === 0) return false;
  await tx.updateTable('orders').set({ version: sql<number>`version + 1` }).where('id', '=', order.id).execute();
  const event = { order_id: order.id, status: order.status, what: 'papersAdded', at: now };
  await tx.insertInto('order_event').values(event).execute();
  const named = added.map(({ number, person }) => {
    const holder = people.find(({ position }) => position === person);
    return { number, name: holder ? fullNameOf(holder) : null };
  });
  const shown = await toOrder(tx, order, now, NOBODY, { productOf });
  const rules = productOf(order.product).papers.blocks(shown);
  const mail = addedMail(mailOrder(order, [], { productOf, publicUrl }), { papers: named, rules });
  await queueMail(tx, { orderId: order.id, kind: 'papers', recipient: order.email, mail }, now);
  return true;
}

/** True while only some papers of a locked order are given back: it is issued again afterwards. */
async function goesOn(tx: Tx, order: OrderRow): Promise<boolean> {
  return order.status === 'cancelRequested' && (await openCancellation(tx, order.id)).papers !== null;
}

type Known = Pick<PaperRow, 'kind' | 'number'>;
/** `cancelled_at`: void from the start. */
type NewPaper = Paper & { readonly cancelled_at?: number | null };

/** Papers that the order neither has nor had: a change may have replaced their numbers. */
async function neverHad(tx: Tx, orderId: string, papers: readonly Paper[], known: readonly Known[]): Promise<Paper[]> {
  const changes = await tx.selectFrom('order_change').select('numbers').where('order_id', '=', orderId).execute();
  const replaced = changes.flatMap(({ numbers }) => numbers ?? []);
  return papers.filter(
    ({ kind, number }) =>
      !replaced.includes(number) && !known.some((one) => one.kind === kind && one.number === number),
  );
}

/** Writes papers after those that a locked order has, the void ones counted; returns their positions. */
export async function insertPapers(tx: Tx, orderId: string, papers: readonly NewPaper[]): Promise<number[]> {
  if (papers.length === 0) return [];
  const { last } = await tx
    .selectFrom('paper')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rows = papers.map((paper, index) => ({ order_id: orderId, position: (last ?? -1) + 1 + index, ...paper }));
  await tx.insertInto('paper').values(rows).execute();
  return rows.map(({ position }) => position);
}

/**
 * Asks the supplier of an issued order that owes nothing for the papers that come once all is paid, and adds them. Does
 * nothing for a product without such papers. False while a change is being made: it is to be asked again.
 */
export async function addWhenPaid(
  db: Database,
  order: OrderRow,
  { config, ...context }: Pick<Deps, 'productOf'> & { readonly config: Config; readonly now: number },
): Promise<boolean> {
  const { whenPaid } = context.productOf(order.product).supplier;
  if (!whenPaid || order.balance_due_at !== null) return true;
  if (await isChanging(db, order.id)) return false;
  const people = await countPeople(db, order.id);
  const asked = { orderId: order.id, detail: order.detail, people };
  const papers = await whenPaid(asked, { db, now: () => context.now, config });
  return db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (await isChanging(tx, order.id)) return false;
    await addPapers(tx, locked, papers, { ...context, publicUrl: config.publicUrl });
    return true;
  });
}

const isChanging = async (db: Queryable, orderId: string): Promise<boolean> =>
  (await openChange(db, orderId))?.status === 'changing';
