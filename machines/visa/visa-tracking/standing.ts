import type { OrderStatus } from '#domain/core/order-status.ts';
import { hasPapers, isFailing, isIssued } from '#domain/core/status-questions.ts';

/** It is over and its money is on the way back: everybody was refused, it was cancelled, or the promise was missed. */
export const isGoingBack = (status: OrderStatus): boolean =>
  isFailing(status) || (hasPapers(status) && !isIssued(status));
