import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '#server/db/database.ts';

/**
 * True of an order that has used its code: it is being paid, it is paid, or it was issued. An order
 * that ended without payment or without papers has not used it.
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
