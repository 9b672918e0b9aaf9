import { sql, type Transaction } from 'kysely';
import { euro, type Money } from '#domain/core/money.ts';
import { type MoneyBack, refundBy, sumOfBacks } from '#domain/core/refund-split.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { lockAccount, post } from '#server/ledger/ledger.ts';
import { queueMail } from '#server/mails/outbox.ts';
import { sharesOfErased } from '#server/metrics.ts';
import type { Deps } from '#server/orders/deps.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { mailOrder } from '#server/orders/mail-order.ts';
import { partMail } from '#server/orders/mails/part.ts';
import type { OrderRow, PaperRow, PaymentRow } from '#server/orders/order-row.ts';
import { leftOf, owedOf, paymentAs, paymentsThatPaid, spread } from '#server/orders/parts.ts';
import type { LeavingPaper, Product, Refused } from '#server/orders/product.ts';
import { papersOf, passengersOf } from '#server/orders/read-order.ts';
import { transition } from '#server/orders/transition.ts';

type Tx = Transaction<Tables>;
type Context = Pick<Deps, 'productOf'> & { readonly publicUrl: string; readonly now: number };
type CancellationRow = Pick<Tables['cancellation'], 'ordinal' | 'refund' | 'destination'>;

export async function nextOrdinal(tx: Tx, orderId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('cancellation')
    .select(({ fn }) => fn.max('ordinal').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** True when parts of an order were cancelled: then its product is asked about papers, not about the whole order. */
export async function hasLostParts(db: Queryable, orderId: string): Promise<boolean> {
  const parts = db.selectFrom('cancellation').select('ordinal').where('order_id', '=', orderId);
  return (
    (await parts.where('papers', 'is not', null).where('done_at', 'is not', null).executeTakeFirst()) !== undefined
  );
}

/** Voids these papers of a locked order; the order continues for the others. */
export async function endPapers(
  tx: Tx,
  order: OrderRow,
  papers: readonly PaperRow[],
  cancellation: CancellationRow,
  context: Context,
): Promise<void> {
  const positions = papers.map(({ position }) => position);
  await tx
    .updateTable('paper')
    .set({ cancelled_at: context.now })
    .where('order_id', '=', order.id)
    .where('position', 'in', positions)
    .execute();
  await givePartBack(tx, order, { ...cancellation, papers }, context);
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
  const owed = owedOf(order, await paymentsThatPaid(tx, order)).amount;
  const waived = Math.min(refund.amount, owed);
  const rest = await tx
    .updateTable('orders')
    .set((eb) => ({
      waived: eb('waived', '+', waived),
      balance_due_at: waived === owed ? null : order.balance_due_at,
    }))
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
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
  const payments = await paymentsThatPaid(tx, order);
  const { back, inEuros } = await payPartBack(tx, order, payments, cancellation, now);
  await tx
    .updateTable('orders')
    .set({
      ...detailColumns(product, detail),
      refunded: (order.refunded ?? 0) + inEuros,
      work_at: order.balance_due_at,
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

/**
 * Spreads a part's refund over the remaining payments: credits the balance at once and makes the card's share due. A
 * charge that the bank took back needs no card refund.
 */
async function payPartBack(
  tx: Tx,
  order: OrderRow,
  payments: readonly PaymentRow[],
  { ordinal, refund, destination }: CancellationRow,
  now: number,
): Promise<{ readonly back: MoneyBack; readonly inEuros: number }> {
  const backs: MoneyBack[] = [];
  let inEuros = 0;
  for (const [payment, share] of spread(refund, await leftOf(tx, payments))) {
    if (share === 0) continue;
    const { charge_id } = payment;
    const paid = refundBy(euro(share), paymentAs(payment));
    const part = { worth: share, from_balance: paid.toBalance.amount, by_card: paid.toCard.amount };
    await tx
      .insertInto('part_refund')
      .values({ order_id: order.id, ordinal, charge_id, ...part })
      .execute();
    const isTaken = payment.status === 'refunded';
    const { toCard, toBalance } = isTaken ? paid : refundBy(euro(share), paymentAs(payment), destination);
    const isPosted = await postPart(tx, order, toBalance, `refund:${charge_id}:${ordinal}`, now);
    await tx
      .updateTable('payment')
      .set((eb) => ({
        given_back: eb('given_back', '+', toCard.amount),
        ...(toCard.amount > 0 && !isTaken ? { part_refund_due_at: now } : {}),
      }))
      .where('charge_id', '=', charge_id)
      .execute();
    backs.push({ toCard, toBalance: isPosted ? toBalance : euro(0) });
    inEuros += isPosted ? share : share - toBalance.amount;
  }
  return { back: sumOfBacks(backs, payments[0]?.currency ?? 'EUR'), inEuros };
}

/**
 * True when the refund would go to the balance of an erased account, which nobody can open: it is counted and not
 * posted. Locks the account.
 */
export async function isLost(tx: Tx, accountId: string | null, amount: number): Promise<boolean> {
  if (amount === 0 || accountId === null || !(await lockAccount(tx, accountId)).isErased) return false;
  sharesOfErased.inc();
  return true;
}

/** False when the amount is lost (see isLost). */
async function postPart(tx: Tx, { id, account_id }: OrderRow, { amount }: Money, key: string, at: number) {
  if (await isLost(tx, account_id, amount)) return false;
  if (amount === 0 || account_id === null) return true;
  return post(tx, { kind: 'refund', key, accountId: account_id, amount, orderId: id, at });
}

/**
 * The bank refunds a whole charge after parts of its order went to the balance: the credit for the card's share is
 * deducted from the balance, even below zero.
 */
export async function takePartsBack(tx: Tx, order: OrderRow, payment: PaymentRow, now: number): Promise<void> {
  const { charge_id } = payment;
  const parts = await tx
    .selectFrom('part_refund')
    .innerJoin('cancellation', (join) =>
      join
        .onRef('cancellation.order_id', '=', 'part_refund.order_id')
        .onRef('cancellation.ordinal', '=', 'part_refund.ordinal'),
    )
    .innerJoin('ledger', (join) =>
      join.on('ledger.key', '=', sql<string>`'refund:' || part_refund.charge_id || ':' || part_refund.ordinal`),
    )
    .select(['part_refund.ordinal', 'part_refund.from_balance', 'part_refund.by_card', 'ledger.amount'])
    .where('part_refund.charge_id', '=', charge_id)
    .where('cancellation.destination', '=', 'balance')
    .orderBy('part_refund.ordinal')
    .execute();
  for (const { ordinal, from_balance, by_card, amount } of parts) {
    if (amount <= from_balance || order.account_id === null) continue;
    const key = `chargeback:${charge_id}:${ordinal}`;
    const line = { kind: 'chargeback', key, amount: amount - from_balance, orderId: order.id, at: now } as const;
    await post(tx, { ...line, accountId: order.account_id });
    await tx
      .updateTable('payment')
      .set((eb) => ({ given_back: eb('given_back', '+', by_card) }))
      .where('charge_id', '=', charge_id)
      .execute();
  }
}
