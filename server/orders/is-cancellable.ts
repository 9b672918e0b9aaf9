import { isAllowed } from '#domain/core/order-status.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { Product } from '#server/orders/product.ts';

/**
 * Whether the status allows to cancel the whole order; some products also allow it while the order is being issued.
 */
export const isCancellable = ({ status }: Pick<OrderRow, 'status'>, product: Pick<Product, 'cancellation'>): boolean =>
  isAllowed('requestCancel', status) ||
  (product.cancellation.isAllowedUnderWay && isAllowed('requestCancelUnderWay', status));
