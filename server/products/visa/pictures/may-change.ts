import type { PictureKind } from '#domain/core/picture-rules.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { requireAllowed } from '#server/orders/transition.ts';
import { passengerAt, type VisaDetail } from '#server/products/visa/detail.ts';
import { notFound } from '#server/products/visa/own-request.ts';

type PictureChange = { readonly position: number; readonly kind: PictureKind; readonly who: Who; readonly now: number };

export const isAskedAgain = (order: OrderOf<VisaDetail>, position: number, kind: PictureKind): boolean =>
  order.status === 'issuing' &&
  order.detail.review?.people[passengerAt(order.detail, position)]?.correction?.field === kind;

/**
 * A picture may be uploaded until payment, and again when the reviewer asks for it. Throws 404 for an applicant who is
 * unknown or needs no code, 403 `step_up_required` for a browser that only found the order, 409 `hold_expired` for an
 * expired draft, 409 `not_allowed`.
 */
export async function requireMayGive(db: Queryable, order: OrderOf<VisaDetail>, asked: PictureChange): Promise<void> {
  const { position, kind, who, now } = asked;
  if (passengerAt(order.detail, position) < 0) throw notFound();
  await requireMayChange(db, order, who, now);
  if (!isAskedAgain(order, position, kind)) requireAllowed('submitPassengers', order.status);
}
