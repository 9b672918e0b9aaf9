import type { Transaction } from 'kysely';
import { emailOf } from '#server/accounts/contact-fields.ts';
import type { Tables } from '#server/db/database.ts';

type Finder = { readonly orderId: string; readonly visitor: string; readonly email: string };

/**
 * Opens an order to a browser that gave its reference and this e-mail; after a code the browser is also proved for a
 * while. False when the order has another address by now: that is read under the order's lock, so nobody comes in by an
 * address that is just being corrected.
 */
export async function letIn(
  tx: Transaction<Tables>,
  { orderId, visitor, email }: Finder,
  provedUntil: number | null = null,
): Promise<boolean> {
  const order = await tx.selectFrom('orders').select('email').where('id', '=', orderId).forUpdate().executeTakeFirst();
  if (order?.email?.toLowerCase() !== emailOf(email)) return false;
  await tx
    .insertInto('order_access')
    .values({ order_id: orderId, visitor, ...(provedUntil === null ? {} : { proved_until: provedUntil }) })
    .onConflict((conflict) =>
      provedUntil === null
        ? conflict.doNothing()
        : conflict.columns(['order_id', 'visitor']).doUpdateSet({ proved_until: provedUntil }),
    )
    .execute();
  return true;
}
