import type { Transaction } from 'kysely';
import { euro } from '#domain/core/money.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { insertPapers } from '#server/orders/add-papers.ts';
import { unmakeLater } from '#server/orders/cancel-at-supplier.ts';
import { type ChangeRow, changesOf, endChange, endedAs, lapseQuote } from '#server/orders/changes.ts';
import type { Deps } from '#server/orders/deps.ts';
import { forgetDraft } from '#server/orders/draft.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { changedMail, changeRefusedMail } from '#server/orders/mails/change.ts';
import { writeNewPrice } from '#server/orders/new-price.ts';
import { fullNameOf, type OrderRow, type PaperRow, type PaymentRow } from '#server/orders/order-row.ts';
import { toOrder } from '#server/orders/order-view.ts';
import type { Product } from '#server/orders/product.ts';
import { lockOrder, NOBODY, papersOf, passengersOf } from '#server/orders/read-order.ts';
import { differenceOf, giveDifferenceBack } from '#server/orders/stop-change.ts';
import { eachDueRow, type OnFailure } from '#server/work/due.ts';

type Tx = Transaction<Tables>;
type Context = Pick<Deps, 'productOf' | 'config' | 'now'>;

/** A supplier that has not answered by then does not make the change. */
const PROMISE_MS = 15 * MINUTE_MS;

/** Lets quotes lapse, and makes changes that were paid or confirmed; returns the number handled. */
export async function changeDueOrders(
  db: Database,
  context: Context,
  onFailure: OnFailure,
  limit = 5,
): Promise<number> {
  const due = { job: 'change', table: 'order_change', id: 'id', column: 'due_at', now: context.now(), limit } as const;
  return eachDueRow(
    db,
    due,
    async (id) => {
      await db.transaction().execute((tx) => lapse(tx, id, context));
      await changeAtSupplier(db, id, context);
    },
    onFailure,
  );
}

/** Locks the order of a change, and then reads both: each change of them holds the lock of the order. */
async function lockBoth(tx: Tx, changeId: string): Promise<{ order: OrderRow; change: ChangeRow }> {
  const of = tx.selectFrom('order_change').selectAll().where('id', '=', changeId);
  const order = await lockOrder(tx, (await of.executeTakeFirstOrThrow()).order_id);
  return { order, change: await of.executeTakeFirstOrThrow() };
}

async function lapse(tx: Tx, changeId: string, { productOf, now }: Context): Promise<void> {
  const { order, change } = await lockBoth(tx, changeId);
  const at = now();
  if (change.status !== 'quoted' || change.until > at) return;
  await lapseQuote(tx, change, { product: productOf(order.product), now: at, againAt: at + MINUTE_MS });
}

/**
 * Asks the supplier about a change that was begun, stores what it issued, and then writes our side. Each can be repeated
 * after a crash. Old numbers are voided only once the new ones are on the papers.
 */
export async function changeAtSupplier(db: Database, changeId: string, context: Context): Promise<void> {
  const asked = await db.transaction().execute(async (tx) => {
    const { order, change } = await lockBoth(tx, changeId);
    if (change.status !== 'changing') return null;
    const papers = await papersOf(tx, order.id);
    return { order, change, replaced: papers.filter(({ position }) => change.replaces.includes(position)) };
  });
  if (!asked) return;
  if (asked.change.issued === null) {
    const issued = await ask(db, asked, context);
    if (issued === 'refused') return db.transaction().execute((tx) => refuse(tx, changeId, context));
    await db.transaction().execute((tx) => storeIssued(tx, changeId, issued, context.now()));
  }
  await db.transaction().execute((tx) => finish(tx, changeId, context));
}

type Asked = { readonly order: OrderRow; readonly change: ChangeRow; readonly replaced: readonly PaperRow[] };

async function ask(db: Database, { order, change, replaced }: Asked, { productOf, config, now }: Context) {
  const { id: changeId, before, after: detail, begun_at } = change;
  const added = addedIn(change).map(({ position }) => position);
  const isLate = now() >= (begun_at ?? 0) + PROMISE_MS;
  const numbers = await changesOf(productOf(order.product))
    .issue({ orderId: order.id, changeId, before, detail, replaced, added }, { db, now, config })
    .catch((error: unknown) => {
      if (isLate) return 'refused' as const;
      throw error;
    });
  if (numbers !== 'refused' && (numbers.length !== replaced.length + added.length || numbers.includes('')))
    throw new Error('The supplier did not give the papers of a change');
  return numbers;
}

/** Keeps what the supplier issued for a change. When the change ended meanwhile, or another process was faster, it is voided. */
async function storeIssued(tx: Tx, changeId: string, numbers: readonly string[], now: number): Promise<void> {
  const { order, change } = await lockBoth(tx, changeId);
  if (change.status === 'changing' && change.issued === null) {
    await tx
      .updateTable('order_change')
      .set({ issued: [...numbers] })
      .where('id', '=', changeId)
      .execute();
    return;
  }
  const spare = numbers.filter((number) => change.status === 'refused' || !change.issued?.includes(number));
  if (spare.length > 0) await unmakeLater(tx, order.id, spare, now);
}

type NewNumber = { readonly position: number; readonly number: string };

async function finish(tx: Tx, changeId: string, context: Context): Promise<void> {
  const { order, change } = await lockBoth(tx, changeId);
  const { productOf, now } = context;
  const at = now();
  // The bank took its money back meanwhile, or another process finished it.
  if (change.status !== 'changing') return;
  const papers = (await papersOf(tx, order.id)).filter(({ position }) => change.replaces.includes(position));
  const issued = papers.map(({ position }, index) => ({ position, number: numberAt(change, index) }));
  const product = productOf(order.product);
  const old = await setNumbers(tx, order.id, issued);
  if (old.length > 0) await unmakeLater(tx, order.id, old, at);
  await writePeople(tx, order.id, change.people);
  if (change.people.some(({ instead }) => instead)) await forgetDraft(tx, order.id);
  const fresh = addedIn(change).map(({ position, kind }, index) => ({
    kind,
    number: numberAt(change, issued.length + index),
    person: position,
  }));
  const places = await insertPapers(tx, order.id, fresh);
  await changesOf(product).take(tx, change.before, change.after);
  const {
    order: changed,
    given,
    back,
  } = await writeNewPrice(
    tx,
    order,
    product,
    {
      detail: change.after,
      fares: change.fares,
      discount: change.discount,
      less: Math.max(0, change.old_total - change.new_total),
      cause: 'changed',
      kind: change.kind,
      destination: change.destination ?? 'card',
    },
    at,
  );
  const done = { ...endedAs('done', at), numbers: old, given: JSON.stringify({ sum: euro(back), back: given }) };
  await tx.updateTable('order_change').set(done).where('id', '=', changeId).execute();
  await mailChanged(
    tx,
    changed,
    {
      product,
      places: [...issued.map(({ position }) => position), ...places],
      given,
      paid: await differenceOf(tx, change),
      at,
    },
    context,
  );
}

/** Positions of who is added by a change, with the kinds of their papers. */
const addedIn = ({ people }: ChangeRow) =>
  people.flatMap(({ position, added }) => (added ? [{ position, kind: added.paper }] : []));

/** Writes other names and numbers of the people of an order, and who is added to it. */
async function writePeople(tx: Tx, orderId: string, people: ChangeRow['people']): Promise<void> {
  for (const { position, title, firstName, lastName, passport, typed_by = null, added, instead } of people) {
    const named = { title, first_name: firstName, last_name: lastName };
    if (added) {
      const { paper: _, ...columns } = added;
      const row = { order_id: orderId, position, ...named, ...columns, typed_by, left_at: null };
      await tx.insertInto('passenger').values(row).execute();
      continue;
    }
    await tx
      .updateTable('passenger')
      .set({ ...named, ...(passport && { ...passport, typed_by }), ...instead })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
  }
}

function numberAt({ issued }: ChangeRow, index: number): string {
  const number = issued?.[index];
  if (number === undefined) throw new Error('A paper of a change has no new number');
  return number;
}

/** Puts new numbers on papers; returns the old ones. */
async function setNumbers(tx: Tx, orderId: string, issued: readonly NewNumber[]): Promise<string[]> {
  const old: string[] = [];
  for (const { position, number } of issued) {
    const paper = tx.selectFrom('paper').select('number').where('order_id', '=', orderId);
    old.push((await paper.where('position', '=', position).executeTakeFirstOrThrow()).number);
    await tx
      .updateTable('paper')
      .set({ number })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
  }
  return old;
}

type Made = {
  readonly product: Product;
  /** Positions of the papers that are new. */
  readonly places: readonly number[];
  readonly given: Parameters<typeof changedMail>[1]['back'];
  readonly paid: PaymentRow | undefined;
  readonly at: number;
};

async function mailChanged(tx: Tx, order: OrderRow, { product, places, given, paid, at }: Made, context: Context) {
  const { productOf, config } = context;
  const shown = await toOrder(tx, order, at, NOBODY, { productOf });
  const people = await passengersOf(tx, order.id);
  const papers = (await papersOf(tx, order.id)).filter(({ position }) => places.includes(position));
  const numbers = papers.map(({ number, person }) => {
    const holder = people.find(({ position }) => position === person);
    return { number, name: holder ? fullNameOf(holder) : null };
  });
  const mail = changedMail(mailOrder(order, paid ? [paid] : [], { productOf, publicUrl: config.publicUrl }), {
    numbers,
    isPaid: paid !== undefined,
    back: given,
    rules: product.papers.blocks(shown),
  });
  await queueMail(tx, { orderId: order.id, kind: 'change', recipient: order.email, mail }, at);
}

async function refuse(tx: Tx, changeId: string, { productOf, config, now }: Context): Promise<void> {
  const { order, change } = await lockBoth(tx, changeId);
  if (change.status !== 'changing') return;
  const at = now();
  const paid = await giveDifferenceBack(tx, order, change, { isTold: true, now: at });
  await endChange(tx, change, 'refused', { product: productOf(order.product), now: at });
  const context = { productOf, publicUrl: config.publicUrl };
  const mail = changeRefusedMail(mailOrder(order, paid ? [paid] : [], context), { isPaid: paid !== undefined });
  await queueMail(tx, { orderId: order.id, kind: 'change', recipient: order.email, mail }, at);
}
