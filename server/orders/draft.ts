import { emptyDraft, type PassengerDraft } from '#domain/passengers.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { seal, unseal } from '#server/db/seal.ts';
import type { OrderRow } from '#server/orders/read-order.ts';

type Secret = Pick<Config, 'secret'>;
const context = (orderId: string) => `draft ${orderId}`;

/** What was typed last, or an empty form for the party of the order. */
export async function loadDraft(db: Queryable, { secret }: Secret, order: OrderRow): Promise<PassengerDraft> {
  const row = await db.selectFrom('order_draft').select('sealed').where('order_id', '=', order.id).executeTakeFirst();
  // Only storeDraft writes it, and only what the contract let through.
  return row ? (JSON.parse(unseal(secret, context(order.id), row.sealed)) as PassengerDraft) : emptyDraft(order.detail);
}

/** Keeps the whole draft sealed: half a passport number is personal too. The last one wins. */
export async function storeDraft(
  db: Queryable,
  { secret }: Secret,
  orderId: string,
  draft: PassengerDraft,
  now: number,
): Promise<void> {
  const row = { sealed: seal(secret, context(orderId), JSON.stringify(draft)), saved_at: now };
  await db
    .insertInto('order_draft')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}
