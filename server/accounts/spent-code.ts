import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '#server/db/database.ts';

/**
 * True for an order that has used its discount code: it is being paid, is paid or was issued. An order that ended
 * without payment or papers has not used it.
 */
export const hasSpentCode = (eb: ExpressionBuilder<Tables, 'orders'>) =>
  eb.or([
    eb('issued_at', 'is not', null),
    eb.exists(
      eb
        .selectFrom('payment')
        .select(sql`1`.as('one'))
        .whereRef('payment.order_id', '=', 'orders.id')
        .where('payment.status', 'in', ['started', 'succeeded']),
    ),
  ]);
