import { sql } from 'kysely';
import { dayOf } from '#domain/time.ts';
import { type VisaTrip, visaTripProblems } from '#domain/visa-trip.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Operation } from '#server/contract.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { pricedAt } from '#server/orders/price.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { requireAllowed } from '#server/orders/transition.ts';
import { asVisa, detailOf, faresOf } from '#server/products/visa/detail.ts';
import { serviceOf } from '#server/products/visa/fees.ts';
import { findOwnRequest } from '#server/products/visa/own-request.ts';
import { toVisaRequest } from '#server/products/visa/view.ts';

/** Another trip, nationality or processing for a draft. The answers stay as they are. */
export const changeVisaTrip: Operation<'changeVisaTrip'> = async ({ path, body, who, deps }) => {
  const now = deps.now();
  const { id } = await findOwnRequest(deps, path.orderId, who, now);
  const answer = await deps.db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, id);
    const order = asVisa(row);
    requireAllowed('place', order.status);
    await requireMayChange(tx, row, who, now);
    const trip: VisaTrip = { ...order.detail, ...body };
    if (trip.applicants.length !== order.detail.applicants.length) refuseFields({ applicants: 'number_invalid' });
    refuseFields(visaTripProblems(trip, dayOf(now)));
    const { fee } = await serviceOf(tx, trip.processing);
    const { sandbox } = order.detail;
    const detail = { ...detailOf(trip, fee), ...(sandbox && { sandbox }) };
    const product = deps.productOf(row.product);
    const changed = await tx
      .updateTable('orders')
      .set({
        ...detailColumns(product, detail),
        ...(await pricedAt(tx, row, faresOf(detail), product)),
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await adoptOrder(tx, row, who);
    return toVisaRequest(tx, asVisa(changed), { who, deps, now });
  });
  return { status: 200, body: answer };
};
