import type { Transaction } from 'kysely';
import { emailOf } from '#server/accounts/contact-fields.ts';
import type { Tables } from '#server/db/database.ts';

type Finder = { readonly orderId: string; readonly visitor: string; readonly email: string };

/**
 * Gives a browser that knows the reference and this e-mail access to the order; after a code it also proves the
 * browser for a while. Returns false when the order now has another address. Reads the address under the order's
 * lock, so that nobody enters with an address that is being corrected.
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
