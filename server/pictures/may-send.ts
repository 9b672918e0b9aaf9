import type { PictureRules } from '#domain/core/picture-rules.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { PicturePlace, Pictures, ProductOf } from '#server/orders/product.ts';
import { requireAllowed } from '#server/orders/transition.ts';

type PictureChange = PicturePlace & { readonly who: Who; readonly now: number };

export const pictureNotFound = () => new ProblemError(404, { code: 'not_found', message: 'There is no such picture.' });

/** Throws 404 for a product without pictures. */
export function picturesOf(productOf: ProductOf, { product }: Pick<OrderRow, 'product'>): Pictures<unknown> {
  const { pictures } = productOf(product);
  if (!pictures) throw pictureNotFound();
  return pictures;
}

/**
 * A picture may be sent until payment, and again when the product asks for it. Returns the rules for it. Throws 404 for
 * a person or a kind that the order does not ask for, 403 `step_up_required` for a browser that only found the order,
 * 409 `hold_expired` for an expired draft, 409 `not_allowed`.
 */
export async function requireMaySend(
  db: Queryable,
  pictures: Pictures<unknown>,
  order: OrderRow,
  { who, now, ...place }: PictureChange,
): Promise<PictureRules> {
  const rules = Object.hasOwn(pictures.kinds, place.kind) ? pictures.kinds[place.kind] : undefined;
  if (!rules || !pictures.isFor(order, place)) throw pictureNotFound();
  await requireMayChange(db, order, who, now);
  if (!pictures.isAskedAgain(order, place)) requireAllowed('submitPassengers', order.status);
  return rules;
}
