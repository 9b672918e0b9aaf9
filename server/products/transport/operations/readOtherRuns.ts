import { euro } from '#domain/core/money.ts';
import { chooseUntil } from '#domain/transport/runs/railway.ts';
import type { Operation } from '#server/contract.ts';
import { findOwnOrder, orderNotFound } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { runsAmong } from '#server/products/transport/runs/detail.ts';
import { otherRuns, paidCents } from '#server/products/transport/runs/other-run.ts';
import { timesOf } from '#server/products/transport/runs/view.ts';

/** What can be taken instead of a run that was cancelled. */
export const readOtherRuns: Operation<'readOtherRuns'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const found = await findOwnOrder(deps, path.orderId, who, now);
  const [order] = found.product === PRODUCT ? runsAmong([found]) : [];
  if (!order) throw orderNotFound();
  const { detail } = order;
  const until = chooseUntil(detail.times);
  if (detail.stage !== 'cancelled' || now >= until) throw notAllowed('There is nothing to choose.');
  const others = await otherRuns(deps.db, detail, now);
  return {
    status: 200,
    body: {
      ...{ chooseUntil: until, readAt: now },
      runs: others.map(({ run, runClass: { id, en, fa }, cents }) => ({
        ...timesOf(run, now),
        ...{ class: { id, en, fa }, total: euro(cents), back: euro(paidCents(detail) - cents) },
      })),
    },
  };
};
