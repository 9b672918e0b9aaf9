import { requireStaff } from '#server/accounts/staff.ts';
import type { Operation } from '#server/contract.ts';
import { asVisa, needyOf, promisedOnOf, VISA } from '#server/products/visa/detail.ts';
import { stageOf } from '#server/products/visa/review.ts';

const LINES = 200;

/** Requests that await a decision, oldest promise first, without names. */
export const listStaffVisaRequests: Operation<'listStaffVisaRequests'> = async ({ request, deps }) => {
  await requireStaff(request, deps, 'visa.read');
  const rows = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('product', '=', VISA)
    .where('status', '=', 'issuing')
    .orderBy('promised_at')
    .orderBy('id')
    .limit(LINES + 1)
    .execute();
  const requests = rows.slice(0, LINES).flatMap((row) => {
    const order = asVisa(row);
    const stage = order.detail.review && stageOf(order.detail.review);
    if (!stage) return []; // paid or decided just now
    const { processing, arrival } = order.detail;
    return {
      ...{ orderId: order.id, reference: order.reference, stage, processing, arrival },
      promisedOn: promisedOnOf(order),
      people: needyOf(order.detail).length,
    };
  });
  const { visaReviewer: reviewer } = deps.config;
  return { status: 200, body: { requests, isAll: rows.length <= LINES, reviewer, serverNow: deps.now() } };
};
