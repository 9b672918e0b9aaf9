import type { Transaction } from 'kysely';
import { euro } from '#domain/core/money.ts';
import { isAllowed } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { hasLostParts } from '#server/orders/partial-refund.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import { transition } from '#server/orders/transition.ts';
import { setWorkAt } from '#server/orders/work-at.ts';

type Tx = Transaction<Tables>;
/** Positions of papers; null for all that are still valid. */
export type Selection = readonly number[] | null;
export type KeptQuote = { readonly cancellation: Cancellation; readonly until: number };

export async function standingQuote(
  db: Queryable,
  orderId: string,
  papers: Selection,
  now: number,
): Promise<KeptQuote | null> {
  const kept = await db
    .selectFrom('kept_quote')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('until', '>', now)
    .executeTakeFirst();
  if (!kept || String(kept.papers) !== String(papers)) return null;
  const { refund, lines, by_protection, until } = kept;
  return { cancellation: { refund: euro(refund), lines, byProtection: by_protection }, until };
}

/**
 * Keeps a quote of a locked order for a while and replaces an earlier one. Throws 409 for a product without kept
 * quotes.
 */
export async function keepQuoteOf(
  tx: Tx,
  order: OrderRow,
  { cancellation: { quoteMs } }: Product,
  {
    papers,
    cancellation,
    now,
  }: { readonly papers: Selection; readonly cancellation: Cancellation; readonly now: number },
): Promise<KeptQuote> {
  if (quoteMs === null || !isAllowed('keepQuote', order.status)) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'No quote of this order is kept.' });
  }
  const until = Math.min(now + quoteMs, order.starts_at);
  await forgetQuote(tx, order.id);
  await tx
    .insertInto('kept_quote')
    .values({
      order_id: order.id,
      papers: papers === null ? null : [...papers],
      refund: cancellation.refund.amount,
      lines: JSON.stringify(cancellation.lines),
      by_protection: cancellation.byProtection,
      until,
    })
    .execute();
  if (order.status !== 'cancelQuoted') await transition(tx, order.id, 'keepQuote', 'cancelQuoted', now);
  await setWorkAt(tx, order.id, Math.min(until, order.balance_due_at ?? until));
  return { cancellation, until };
}

export const forgetQuote = (tx: Tx, orderId: string) =>
  tx.deleteFrom('kept_quote').where('order_id', '=', orderId).execute();

/**
 * Ends an expired quote of a locked order and restores its status; returns the end of a quote that is still valid.
 */
export async function endQuote(tx: Tx, order: OrderRow, now: number): Promise<number | null> {
  const kept = await tx.selectFrom('kept_quote').select('until').where('order_id', '=', order.id).executeTakeFirst();
  if (kept && kept.until > now) return kept.until;
  if (order.status !== 'cancelQuoted') return null;
  await forgetQuote(tx, order.id);
  const before = (await hasLostParts(tx, order.id)) ? 'partiallyCancelled' : 'issued';
  await transition(tx, order.id, 'endQuote', before, now);
  return null;
}
