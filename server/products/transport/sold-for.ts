import type { FieldProblem } from '#domain/core/problem.ts';
import { type Purpose, wishProblems } from '#domain/transport/problems.ts';
import type { TransportPrices, TransportWish } from '#domain/transport/wish.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Queryable } from '#server/db/database.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';
import { detailOf } from '#server/products/transport/detail-of.ts';
import { loadPrices } from '#server/products/transport/inventory/prices.ts';

type At = { readonly now: number; readonly purpose: Purpose };

/** What is bought with a wish, as the price list has it now. Throws 422 with the fields of the wish. */
export async function soldFor(db: Queryable, wish: TransportWish, at: At): Promise<TransportDetail> {
  const prices = await loadPrices(db, wish.kind);
  // Nothing of the kind is in the inventory.
  if (!prices) refuseFields({ kind: 'invalid' });
  else refuseFields(problemsOf(prices, wish, at));
  const detail = prices && detailOf(prices, wish);
  if (!detail) throw new Error('A wish without a problem has no price');
  return detail;
}

/** `wishProblems`, in the shape of an answer. */
export const problemsOf = (prices: TransportPrices, wish: TransportWish, at: At): Record<string, FieldProblem> =>
  Object.fromEntries(
    Object.entries(wishProblems(prices, wish, at)).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  );

/** True for what needs no question. */
export const isSoldNow = ({ prices, wish }: Pick<TransportDetail, 'prices' | 'wish'>, now: number): boolean =>
  Object.keys(wishProblems(prices, wish, { now, purpose: 'sell' })).length === 0;
