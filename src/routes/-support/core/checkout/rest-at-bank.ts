import { orderInfoOf } from '#machines/core/order.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';

/** The bank may have answered while nobody looked at the page: it has to ask by itself. */
export const isRestAtBank = (order: OrderCore): boolean => orderInfoOf(order).rest?.status === 'atBank';
