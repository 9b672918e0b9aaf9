import type { Transaction } from 'kysely';
import { euro } from '#domain/core/money.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { queueMail } from '#server/mails/outbox.ts';
import type { Deps } from '#server/orders/deps.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { forgetDraft } from '#server/orders/draft.ts';
import { nextOrdinal, payPartBack } from '#server/orders/give-back.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { partMail } from '#server/orders/mails/part.ts';
import type { OrderRow, PaperRow } from '#server/orders/order-row.ts';
import { owedOf, paymentsThatPaid } from '#server/orders/parts.ts';
import type { LeavingPaper, Product, Refused } from '#server/orders/product.ts';
import { papersOf, passengersOf } from '#server/orders/read-order.ts';
import { transition } from '#server/orders/transition.ts';

type Tx = Transaction<Tables>;
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly now: number };
type CancellationRow = Pick<Tables['cancellation'], 'ordinal' | 'refund' | 'destination'>;
type PartRow = CancellationRow & { readonly less_owed: number };

/** True when parts of an order were cancelled: then its product is asked about papers, not about the whole order. */
export async function hasLostParts(db: Queryable, orderId: string): Promise<boolean> {
  const parts = db.selectFrom('cancellation').select('ordinal').where('order_id', '=', orderId);
  return (
    (await parts
      .where('papers', 'is not', null)
      .where('cause', '=', 'cancelled')
      .where('done_at', 'is not', null)
      .executeTakeFirst()) !== undefined
  );
}

/** The cancellation that was asked for last. */
export const openCancellation = (db: Queryable, orderId: string) =>
  db
    .selectFrom('cancellation')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('cause', '=', 'cancelled')
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Voids these papers of a locked order; the order continues for the others. */
export async function endPapers(
  tx: Tx,
  order: OrderRow,
  papers: readonly PaperRow[],
  { less_owed, ordinal, refund, destination }: PartRow,
  context: Context,
): Promise<void> {
  const positions = papers.map(({ position }) => position);
  await tx
    .updateTable('paper')
    .set({ cancelled_at: context.now })
    .where('order_id', '=', order.id)
    .where('position', 'in', positions)
    .execute();
  const { rest, waived } = await waive(tx, order, less_owed);
  await givePartBack(tx, rest, { ordinal, refund, destination, papers, waived }, context);
}

/** Of a rest that a locked order owes, this is not owed any more; at most all of it. In cents of EUR. */
async function waive(tx: Tx, order: OrderRow, sum: number): Promise<{ rest: OrderRow; waived: number }> {
  const owed = owedOf(order, await paymentsThatPaid(tx, order)).amount;
  const waived = Math.min(sum, owed);
  if (waived === 0) return { rest: order, waived };
  const rest = await tx
    .updateTable('orders')
    .set((eb) => ({
      waived: eb('waived', '+', waived),
      balance_due_at: waived === owed ? null : order.balance_due_at,
    }))
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { rest, waived };
}

/**
 * Handles a part of a locked, just issued order that the supplier refused: it is no longer owed, and what was paid
 * for it is refunded automatically.
 */
export async function giveRefusedBack(
  tx: Tx,
  order: OrderRow,
  { papers, refund }: Refused,
  context: Context,
): Promise<void> {
  const { rest, waived } = await waive(tx, order, refund.amount);
  const cancellation = {
    ordinal: await nextOrdinal(tx, order.id),
    refund: refund.amount - waived,
    destination: 'card' as const,
  };
  const row = { order_id: order.id, ...cancellation, papers: [], is_refused: true, requested_at: context.now };
  await tx.insertInto('cancellation').values(row).execute();
  await transition(tx, order.id, 'refusePart', 'partiallyCancelled', context.now);
  await givePartBack(
    tx,
    rest,
    { ...cancellation, papers: papers.map((paper) => ({ ...paper, position: null })), waived, isRefused: true },
    context,
  );
}

type Part = CancellationRow & {
  readonly papers: readonly LeavingPaper[];
  readonly isRefused?: boolean;
  /** Part of the unpaid balance that is no longer owed, in cents of EUR. */
  readonly waived?: number;
};

async function givePartBack(
  tx: Tx,
  order: OrderRow,
  { papers, isRefused = false, waived = 0, ...cancellation }: Part,
  { productOf, publicUrl, now }: Context,
): Promise<void> {
  const product = productOf(order.product);
  const people = await passengersOf(tx, order.id);
  const { detail, left } = await inPartsOf(product).unsell(tx, order.detail, { papers, people });
  const leaving = [...(await holdersOf(tx, order.id, papers)), ...left];
  await markLeft(tx, order.id, leaving, now);
  if (leaving.length > 0) await forgetDraft(tx, order.id);
  const payments = await paymentsThatPaid(tx, order);
  const { back, inEuros } = await payPartBack(tx, order, payments, { ...cancellation, kind: 'refund' }, now);
  await tx
    .updateTable('orders')
    .set({
      ...detailColumns(product, detail),
      refunded: (order.refunded ?? 0) + inEuros,
      work_at: now,
    })
    .where('id', '=', order.id)
    .execute();
  await tx
    .updateTable('cancellation')
    .set({ done_at: now })
    .where('order_id', '=', order.id)
    .where('ordinal', '=', cancellation.ordinal)
    .execute();
  const mail = partMail(mailOrder({ ...order, detail }, payments, { productOf, publicUrl }), {
    names: inPartsOf(product).namesOf(order.detail, { papers, people }),
    ...back,
    waived: euro(waived),
    isRefused,
  });
  await queueMail(tx, { orderId: order.id, kind: 'cancellation', recipient: order.email, mail }, now);
}

/** Throws for a product that is cancelled only as a whole; requests are refused before this. */
export function inPartsOf(product: Product): NonNullable<Product['cancellation']['parts']> {
  const { parts } = product.cancellation;
  if (!parts) throw new Error('This product is given back as a whole');
  return parts;
}

/** Who held one of these papers and holds no other. */
async function holdersOf(tx: Tx, orderId: string, papers: Part['papers']): Promise<number[]> {
  const valid = await papersOf(tx, orderId);
  return papers.flatMap(({ person }) =>
    person === null || valid.some((paper) => paper.person === person) ? [] : [person],
  );
}

async function markLeft(tx: Tx, orderId: string, left: readonly number[], now: number): Promise<void> {
  if (left.length === 0) return;
  await tx
    .updateTable('passenger')
    .set({ left_at: now })
    .where('order_id', '=', orderId)
    .where('position', 'in', left)
    .execute();
}
