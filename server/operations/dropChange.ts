import { ProblemError } from '#domain/core/problem.ts';
import type { Operation } from '#server/contract.ts';
import { requireMayCancel } from '#server/orders/authority.ts';
import { changeOwnOrder } from '#server/orders/change-own-order.ts';
import { changeOf, changesOf, endChange } from '#server/orders/changes.ts';

/** Ends a quote and frees its stock. One that has ended stays as it is; one that is being made is 409. */
export const dropChange: Operation<'dropChange'> = (call) =>
  changeOwnOrder(call, async (tx, order, now) => {
    await requireMayCancel(tx, order, call.who, now);
    const product = call.deps.productOf(order.product);
    changesOf(product);
    const change = await changeOf(tx, order.id, call.path.changeId);
    if (change.status === 'changing' || change.status === 'done')
      throw new ProblemError(409, { code: 'not_allowed', message: 'This change is made, or being made.' });
    if (change.status === 'quoted') await endChange(tx, change, 'dropped', { product, now });
  });
