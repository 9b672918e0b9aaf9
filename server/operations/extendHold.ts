import { sql } from 'kysely';
import { EXTENSION_SECONDS, HOLD_CLOSING_SECONDS, MAX_EXTENSIONS } from '#domain/core/limits.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Operation } from '#server/contract.ts';
import { changeOwnOrder } from '#server/orders/change-own-order.ts';
import { requireAllowed } from '#server/orders/transition.ts';

/**
 * Extends a hold near its end, a few times, while others still find stock of the same kind. Earlier it returns the
 * order unchanged.
 */
export const extendHold: Operation<'extendHold'> = (call) =>
  changeOwnOrder(call, async (tx, order, now) => {
    requireAllowed('extendHold', order.status);
    // Not near its end: extend only when needed, so that stock is kept only for a traveller who is present.
    if (order.deadline_at - now > EXTENDED_BEFORE_MS) return;
    if (order.extensions >= MAX_EXTENSIONS) throw refused('The time was prolonged as often as it can be.');
    const { stock } = call.deps.productOf(order.product);
    if (!(await stock.hasSpare(tx, order.detail))) throw refused('Others want these seats.');
    const deadline = order.deadline_at + EXTENSION_SECONDS * 1000;
    await tx
      .updateTable('orders')
      .set({
        deadline_at: deadline,
        work_at: deadline,
        extensions: order.extensions + 1,
        version: sql<number>`version + 1`,
      })
      .where('id', '=', order.id)
      .execute();
  });

/** When pages offer it, plus some seconds for clocks that differ. */
const EXTENDED_BEFORE_MS = (HOLD_CLOSING_SECONDS + 30) * 1000;

const refused = (message: string) => new ProblemError(409, { code: 'extension_refused', message });
