import { sql, type Transaction } from 'kysely';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import type { Tables } from '#server/db/database.ts';
import { eachOrder } from '#server/orders/each-order.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { asVisa, VISA } from '#server/products/visa/detail.ts';
import { REMIND_DAYS, reminded } from '#server/products/visa/review.ts';
import { tellReminders } from '#server/products/visa/reviewer.ts';

type Tx = Transaction<Tables>;

/** The rest is notified in the next round. */
const LIMIT = 50;

/** Reminds owners of codes once that the last day is near. Open reviews are reminded by the reviewer. */
export const remindOfCodes = async (
  { db, config, now }: Parameters<ProductWork>[0],
  onFailure: Parameters<ProductWork>[1],
): Promise<void> => {
  const at = now();
  const today = dayOf(at);
  const near = await db
    .selectFrom('orders')
    .select('id')
    .where('product', '=', VISA)
    .where('status', 'in', statusesThat(isIssued))
    .where('starts_at', '>', at)
    .where(
      sql<boolean>`exists (select 1 from jsonb_array_elements(detail -> 'review' -> 'people') as person
        where person ->> 'codeUntil' between ${today} and ${addDays(today, REMIND_DAYS.code)}
        and person ->> 'remindedOf' is distinct from person ->> 'codeUntil')`,
    )
    .limit(LIMIT)
    .execute();
  await eachOrder(db, near, remind, onFailure);

  async function remind(tx: Tx, locked: OrderRow): Promise<void> {
    const order = asVisa(locked);
    const { review } = order.detail;
    if (!review || !isIssued(order.status)) return;
    const next = reminded(review, { today, arrival: order.detail.arrival });
    if (next.fresh.length === 0) return;
    const detail = JSON.stringify({ ...order.detail, review: next.review });
    await tx.updateTable('orders').set({ detail }).where('id', '=', order.id).execute();
    await tellReminders(tx, order, next, { now: at, config });
  }
};
