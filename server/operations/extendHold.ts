import { sql } from 'kysely';
import { EXTENSION_SECONDS, HOLD_CLOSING_SECONDS, MAX_EXTENSIONS } from '#domain/core/limits.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Operation } from '#server/contract.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';
import { requireAllowed } from '#server/orders/transition.ts';

/**
 * Extends a hold near its end, a few times, while others still find stock of the same kind. Earlier it returns the
 * order unchanged.
 */
export const extendHold: Operation<'extendHold'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const { id } = await findOwnOrder(deps, path.orderId, who, now);
  const body = await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    requireAllowed('extendHold', order.status);
    // Not near its end: extend only when needed, so that stock is kept only for a traveller who is present.
    if (order.deadline_at - now > EXTENDED_BEFORE_MS) return toOrder(tx, order, now, who, deps);
    if (order.extensions >= MAX_EXTENSIONS) throw refused('The time was prolonged as often as it can be.');
    if (!(await deps.productOf(order.product).stock.hasSpare(tx, order.detail)))
      throw refused('Others want these seats.');
    const deadline = order.deadline_at + EXTENSION_SECONDS * 1000;
    const extended = await tx
      .updateTable('orders')
      .set({
        deadline_at: deadline,
        work_at: deadline,
        extensions: order.extensions + 1,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toOrder(tx, extended, now, who, deps);
  });
  return { status: 200, body };
};

/** When pages offer it, plus some seconds for clocks that differ. */
const EXTENDED_BEFORE_MS = (HOLD_CLOSING_SECONDS + 30) * 1000;

const refused = (message: string) => new ProblemError(409, { code: 'extension_refused', message });
