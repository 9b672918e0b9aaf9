import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Money } from '#domain/core/money.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import type { BeginRequest } from '#server/orders/begin-once.ts';
import { checkHoldLimits, heldFrom } from '#server/orders/hold-limits.ts';
import { type InquiryRow, inquiriesOf, statusOf } from '#server/orders/inquiries/inquiry.ts';

type Tx = Transaction<Tables>;
/** `email`: where a guest wants the answer; null: only the page tells it, or the mails of the account. */
type Asked = { readonly detail: object; readonly fares: Money; readonly email: string | null };

/** Of one thing: what the inquiry is for, and the address that a guest leaves this time. */
type Again = { readonly isSame: (detail: unknown) => boolean; readonly email: string | null };

/** The open inquiry of this browser for the same thing; asking again gives it, with the address that came last. */
export async function sameInquiry(
  tx: Tx,
  product: string,
  asked: Pick<BeginRequest, 'visitor' | 'accountId' | 'now'>,
  { isSame, email }: Again,
): Promise<InquiryRow | null> {
  for (const row of await openInquiries(tx, product, asked.visitor)) {
    const status = await statusOf(tx, row, asked.now);
    const isOpen = status === 'inquiring' || status === 'offered';
    if (!isOpen || !isMaker(row, asked) || !isSame(row.detail)) continue;
    return status === 'inquiring' ? withAddress(tx, row, email) : row;
  }
  return null;
}

/** Only of a guest: an account has its own address. */
async function withAddress(tx: Tx, row: InquiryRow, email: string | null): Promise<InquiryRow> {
  if (email === null || row.account_id !== null) return row;
  const changed = tx.updateTable('inquiry').set({ email }).where('id', '=', row.id).where('status', '=', 'inquiring');
  return (await changed.returningAll().executeTakeFirst()) ?? row;
}

const openInquiries = (db: Queryable, product: string, visitor: string): Promise<InquiryRow[]> =>
  db
    .selectFrom('inquiry')
    .selectAll()
    .where('product', '=', product)
    .where('owner', '=', visitor)
    .where('status', 'in', ['inquiring', 'offered'])
    .orderBy('asked_at', 'desc')
    .limit(20)
    .execute();

/**
 * Asks the supplier; nothing is held before it offers. Throws 429 when this browser or network then holds and asks for
 * more than the limits of the product's stock.
 */
export async function openInquiry(
  tx: Tx,
  name: string,
  { visitor, accountId, ip, config, productOf, now }: BeginRequest,
  { detail, fares, email }: Asked,
): Promise<InquiryRow> {
  const product = productOf(name);
  const inquiries = inquiriesOf(product);
  const network = heldFrom(ip, config.secret);
  const answerBy = inquiries.answerBy(detail, now);
  const row = await tx
    .insertInto('inquiry')
    .values({
      ...{ id: randomUUID(), product: name, owner: visitor, account_id: accountId, status: 'inquiring' },
      ...{ detail: JSON.stringify(detail), fares: fares.amount, line: inquiries.lineOf(detail) },
      ...{ asked_at: now, answer_by: answerBy, answered_at: null, offer_until: null, order_id: null },
      due_at: inquiries.answersAt(detail, now, answerBy),
      held_from: network,
      email: accountId === null ? email : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { holdLimits } = product.stock;
  if (holdLimits) await checkHoldLimits(tx, { owner: visitor, from: network }, { config, now }, holdLimits);
  return row;
}
