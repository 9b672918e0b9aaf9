import { sql, type Transaction } from 'kysely';
import { isIssued } from '#domain/core/status-questions.ts';
import type { Config } from '#server/config.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { unmakeLater } from '#server/orders/cancel-at-supplier.ts';
import { openChange } from '#server/orders/changes.ts';
import type { Deps } from '#server/orders/deps.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { addedMail } from '#server/orders/mails/papers.ts';
import { fullNameOf, type OrderRow } from '#server/orders/order-row.ts';
import { toOrder } from '#server/orders/order-view.ts';
import type { Paper } from '#server/orders/product.ts';
import { countPeople, lockOrder, NOBODY, passengersOf } from '#server/orders/read-order.ts';

type Tx = Transaction<Tables>;
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly now: number };

/**
 * Adds papers to a locked issued order, beside those that it has: an event of its history and one mail with their
 * numbers and all papers. What the order has already, void or not, is left out, so who repeats it after a crash
 * adds nothing and tells nobody twice. Of an order that is not issued any more the supplier is told to void them.
 * Returns whether papers were added.
 */
export async function addPapers(
  tx: Tx,
  order: OrderRow,
  papers: readonly Paper[],
  { productOf, publicUrl, now }: Context,
): Promise<boolean> {
  if (!isIssued(order.status)) {
    const numbers = papers.map(({ number }) => number);
    if (numbers.length > 0) await unmakeLater(tx, order.id, numbers, now);
    return false;
  }
  const known = await tx.selectFrom('paper').select(['kind', 'number']).where('order_id', '=', order.id).execute();
  const added = papers.filter(({ kind, number }) => !known.some((one) => one.kind === kind && one.number === number));
  if (added.length === 0) return false;
  await insertPapers(tx, order.id, added);
  await tx.updateTable('orders').set({ version: sql<number>`version + 1` }).where('id', '=', order.id).execute();
  const event = { order_id: order.id, status: order.status, what: 'papersAdded', at: now };
  await tx.insertInto('order_event').values(event).execute();
  const people = await passengersOf(tx, order.id);
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

/** Writes papers after those that a locked order has, the void ones counted; returns their positions. */
export async function insertPapers(tx: Tx, orderId: string, papers: readonly Paper[]): Promise<number[]> {
  if (papers.length === 0) return [];
  const { last } = await tx
    .selectFrom('paper')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const rows = papers.map(({ kind, number, person }, index) => ({
    order_id: orderId,
    position: (last ?? -1) + 1 + index,
    kind,
    number,
    person,
  }));
  await tx.insertInto('paper').values(rows).execute();
  return rows.map(({ position }) => position);
}

/**
 * Asks the supplier of an issued order that owes nothing for the papers that come once all is paid, and adds them. Does
 * nothing for a product without such papers, and while a change is being made: then it is asked afterwards.
 */
export async function addWhenPaid(
  db: Database,
  order: OrderRow,
  { config, ...context }: Pick<Deps, 'productOf'> & { readonly config: Config; readonly now: number },
): Promise<void> {
  const { whenPaid } = context.productOf(order.product).supplier;
  if (!whenPaid || order.balance_due_at !== null) return;
  if ((await openChange(db, order.id))?.status === 'changing') return;
  const people = await countPeople(db, order.id);
  const asked = { orderId: order.id, detail: order.detail, people };
  const papers = await whenPaid(asked, { db, now: () => context.now, config });
  await db
    .transaction()
    .execute(async (tx) =>
      addPapers(tx, await lockOrder(tx, order.id), papers, { ...context, publicUrl: config.publicUrl }),
    );
}
