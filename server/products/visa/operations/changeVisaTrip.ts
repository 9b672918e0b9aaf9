import { isAllowed } from '#domain/core/order-status.ts';
import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';
import { dayOf } from '#domain/core/time.ts';
import { type VisaTrip, visaTripProblems } from '#domain/visa/visa-trip.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Operation } from '#server/contract.ts';
import type { Queryable } from '#server/db/database.ts';
import { adoptOrder } from '#server/orders/adopt.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { setPriced } from '#server/orders/set-priced.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';
import { forgetApplicants } from '#server/products/visa/applicants.ts';
import { asVisa, DRAFT_MS, detailOf, faresOf } from '#server/products/visa/detail.ts';
import { serviceOf } from '#server/products/visa/fees.ts';
import { findOwnRequest } from '#server/products/visa/own-request.ts';
import { visaRulesNow } from '#server/products/visa/rules-now.ts';
import { toVisaRequest } from '#server/products/visa/view.ts';

/**
 * Changes the group, trip or processing of a draft. Remaining applicants keep their answers. A placed, unpaid request
 * becomes a draft again and must be checked and placed again.
 */
export const changeVisaTrip: Operation<'changeVisaTrip'> = async ({ path, body, who, deps }) => {
  const now = deps.now();
  const rules = await visaRulesNow(deps.db, now);
  const { id } = await findOwnRequest(deps, path.orderId, who, now);
  const answer = await deps.db.transaction().execute(async (tx) => {
    const row = await lockOrder(tx, id);
    const order = asVisa(row);
    const isDraft = isAllowed('place', order.status);
    if (!isDraft) requireAllowed('reopen', order.status);
    await requireMayChange(tx, row, who, now);
    const { version, ...change } = body;
    // A client with an older group would remove a person that another tab has added.
    if (change.applicants && version !== row.version) throw changedMeanwhile();
    const before = order.detail.applicants.map(({ position }) => position);
    const trip: VisaTrip = { ...order.detail, ...change };
    refuseFields(strangersIn(trip, before));
    refuseFields(visaTripProblems(trip, dayOf(now), rules));
    const { fee } = await serviceOf(tx, trip.processing);
    const { sandbox, filled } = order.detail;
    const detail = {
      ...detailOf(trip, fee, rules, order.detail.lastPlace),
      ...(sandbox && { sandbox }),
      ...(filled && { filled }),
    };
    const product = deps.productOf(row.product);
    if (!isDraft) await reopen(tx, id, now);
    const changed = await setPriced(tx, row, product, { detail, fares: faresOf(detail) });
    // Delete first: a new person may get a position that becomes free only now, and must get none of its old data.
    const stay = trip.applicants.flatMap(({ position }) => position ?? []);
    await forgetApplicants(
      tx,
      id,
      before.filter((position) => !stay.includes(position)),
    );
    await adoptOrder(tx, row, who);
    return toVisaRequest(tx, asVisa(changed), { who, deps, now });
  });
  return { status: 200, body: answer };
};

/** Deletes the passengers; placing the request adds them again, because the group may change. */
async function reopen(tx: Queryable, id: string, now: number): Promise<void> {
  await transition(tx, id, 'reopen', 'draft', now);
  await tx.deleteFrom('passenger').where('order_id', '=', id).execute();
  const deadline = now + DRAFT_MS;
  await tx.updateTable('orders').set({ deadline_at: deadline, work_at: deadline }).where('id', '=', id).execute();
}

const changedMeanwhile = () =>
  new ProblemError(409, { code: 'conflict', message: 'The request was changed meanwhile. Read it again.' });

/** Applicants with a position that is unknown or used twice. */
const strangersIn = ({ applicants }: VisaTrip, known: readonly number[]): Record<string, FieldProblem> =>
  Object.fromEntries(
    applicants.flatMap(({ position }, index) => {
      if (position === undefined) return [];
      const isFirst = applicants.findIndex((one) => one.position === position) === index;
      return isFirst && known.includes(position) ? [] : [[`applicants.${index}.position`, 'number_invalid']];
    }),
  );
