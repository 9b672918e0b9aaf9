import { type Purpose, wishProblems } from '#domain/transport/problems.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Queryable } from '#server/db/database.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';
import { detailOf } from '#server/products/transport/detail-of.ts';
import { loadPrices } from '#server/products/transport/inventory/prices.ts';

/** What is bought with a wish, as the price list has it now. Throws 422 with the fields of the wish. */
export async function soldFor(
  db: Queryable,
  wish: TransportWish,
  at: { readonly now: number; readonly purpose: Purpose },
): Promise<TransportDetail> {
  const prices = await loadPrices(db, wish.kind);
  // Nothing of the kind is in the inventory.
  if (!prices) refuseFields({ kind: 'invalid' });
  else refuseFields(wishProblems(prices, wish, at));
  const detail = prices && detailOf(prices, wish);
  if (!detail) throw new Error('A wish without a problem has no price');
  return detail;
}
