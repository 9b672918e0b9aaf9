import type { OrderStatus } from '#domain/core/order-status.ts';
import { hasPapers, isFailing, isIssued } from '#domain/core/status-questions.ts';

/** The request is over and a refund is in progress: all refused, cancelled, or the promise missed. */
export const isGoingBack = (status: OrderStatus): boolean =>
  isFailing(status) || (hasPapers(status) && !isIssued(status));
