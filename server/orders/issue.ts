import type { Transaction } from 'kysely';
import { statusesFor } from '#domain/core/order-status.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { ordersIssued } from '#server/metrics.ts';
import { requestCancellation } from '#server/orders/cancel.ts';
import { unmakeLater } from '#server/orders/cancel-at-supplier.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { giveRefusedBack } from '#server/orders/partial-refund.ts';
import type { Issued, Paper, Product } from '#server/orders/product.ts';
import { queuePapers } from '#server/orders/queue-papers.ts';
import { countPeople, lockOrder } from '#server/orders/read-order.ts';
import { oweAllBack } from '#server/orders/refunds.ts';
import { setStage } from '#server/orders/set-stage.ts';
import { transition } from '#server/orders/transition.ts';
import { setWorkAt } from '#server/orders/work-at.ts';
import { eachDueOrder, type OnFailure } from '#server/work/due.ts';

type Context = Pick<Deps, 'productOf' | 'config' | 'now'>;

/**
 * Issues paid orders; returns the number handled. Only one process at a time asks the supplier about an order. Each
 * step can be repeated after a crash: only what is stored with the status counts. Refunds what is not issued within
 * the promised time.
 */
export async function issueDueOrders(db: Database, context: Context, onFailure: OnFailure, limit = 5): Promise<number> {
  const due = { job: 'issue', statuses: statusesFor('startIssue'), now: context.now(), limit };
  return eachDueOrder(db, due, (order) => issueOrder(db, order, context, onFailure), onFailure);
}

async function issueOrder(db: Database, order: OrderRow, context: Context, onFailure: OnFailure) {
  const product = context.productOf(order.product);
  const now = context.now();
  if (order.status === 'paid') {
    const isStarted = await db.transaction().execute((tx) => transition(tx, order.id, 'startIssue', 'issuing', now));
    if (!isStarted) return;
  }
  const promisedAt = order.promised_at;
  if (promisedAt !== null && now >= promisedAt) {
    const { lastAnswer } = product.supplier;
    const last = lastAnswer && (await askSupplier(db, order, lastAnswer, context));
    return db
      .transaction()
      .execute((tx) =>
        last && 'papers' in last ? finish(tx, order.id, last, context) : giveUp(tx, order.id, product, now),
      );
  }

  const issued = await askSupplier(db, order, product.supplier.issue, context).catch((error: unknown) => {
    if (promisedAt === null) throw error; // retried like any failure
    onFailure(error, order.id);
  });
  if (issued && 'papers' in issued) {
    return db.transaction().execute((tx) => finish(tx, order.id, issued, context));
  }
  if (issued && 'refusedAll' in issued) {
    return db
      .transaction()
      .execute((tx) =>
        refuseAll(tx, order.id, product, { refund: issued.refusedAll.refund.amount, now: context.now() }),
      );
  }
  const nextCheckAt =
    issued?.nextCheckAt ?? nextTry(promisedAt, product.supplier.promiseMs(order.detail), context.now());
  await db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    if (locked.status !== 'issuing') return; // cancelled or refunded meanwhile
    await setWorkAt(tx, order.id, promisedAt === null ? nextCheckAt : Math.min(nextCheckAt, promisedAt));
    if (issued) await setStage(tx, locked, { stage: issued.stage, mail: null }, context.now());
  });
}

async function askSupplier(
  db: Database,
  order: OrderRow,
  issue: Product['supplier']['issue'],
  { now, config }: Context,
): Promise<Issued> {
  const people = await countPeople(db, order.id);
  return issue({ orderId: order.id, detail: order.detail, people }, { db, now, config });
}

/** Next try: pauses grow with the time since payment, from 5 s to 1 min; the last try is at the promised time. */
function nextTry(promisedAt: number | null, promiseMs: number | null, now: number): number {
  const end = promisedAt ?? now + MINUTE_MS;
  const sincePaid = now - (end - (promiseMs ?? 0));
  return Math.min(end, now + Math.min(MINUTE_MS, Math.max(5000, sincePaid)));
}

/** Stores papers and status and queues the mail in one transaction: no mail without papers. */
async function finish(
  tx: Transaction<Tables>,
  orderId: string,
  { papers, refused }: Extract<Issued, { papers: unknown }>,
  { productOf, config: { publicUrl }, now }: Context,
) {
  const order = await lockOrder(tx, orderId);
  const at = now();
  if (!(await transition(tx, orderId, 'finishIssue', 'issued', at))) {
    // The order was cancelled or refunded while the supplier was asked, or another process finished it.
    const numbers = papers.map(({ number }) => number);
    if (order.issued_at === null) await unmakeLater(tx, orderId, numbers, at);
    return;
  }
  const { supplier, summary } = productOf(order.product);
  const isLookedAt = order.balance_due_at !== null || supplier.whenPaid !== null;
  const issued = await tx
    .updateTable('orders')
    // Background work finds out when the balance is next looked at, and what comes once all is paid.
    .set({ issued_at: at, work_at: isLookedAt ? at : null, stage: null })
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  requireAll(papers, refused?.papers ?? [], summary(order.detail).people);
  const rows = papers.map(({ kind, number, person }, position) => ({
    order_id: orderId,
    position,
    kind,
    number,
    person,
  }));
  await tx.insertInto('paper').values(rows).execute();
  await queuePapers(tx, issued, { productOf, publicUrl, at });
  if (refused) await giveRefusedBack(tx, issued, refused, { productOf, publicUrl, now: at });
  ordersIssued.inc();
}

/** The supplier gives no papers: cancels the order and refunds what its rules say to the payment methods. */
async function refuseAll(
  tx: Transaction<Tables>,
  orderId: string,
  product: Product,
  { refund, now }: { readonly refund: number; readonly now: number },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (order.status !== 'issuing') return; // cancelled or refunded meanwhile
  await requestCancellation(tx, order, product, { refund, destination: 'card', isRefused: true }, now);
  await setWorkAt(tx, orderId, now);
}

type Holder = Pick<Paper, 'person'>;

/**
 * Throws when the supplier gave no papers, or left a person without a paper or a refusal (a paper without `person` is
 * for all).
 */
function requireAll(papers: readonly Holder[], refused: readonly Holder[], people: number): void {
  const all = [...papers, ...refused];
  const holders = new Set(all.flatMap(({ person }) => person ?? []));
  const isForAll = all.some(({ person }) => person === null) || holders.size === people;
  if (papers.length === 0 || !isForAll) throw new Error('The supplier gave fewer papers than there are people');
}

/** The promised time is over: frees the sold stock and makes the refund due. */
async function giveUp(tx: Transaction<Tables>, orderId: string, product: Product, now: number): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!(await transition(tx, orderId, 'failIssue', 'issueFailed', now))) return;
  await product.stock.unsell(tx, order.detail);
  if (order.stage !== null) await unmakeLater(tx, orderId, [], now);
  await transition(tx, orderId, 'startRefund', 'refunding', now);
  await setWorkAt(tx, orderId, null);
  await oweAllBack(tx, orderId, now);
}
