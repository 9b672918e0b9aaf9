import { isGoingBack } from '#machines/core/order-tracking/standing.ts';
import type { components } from '#openapi/generated/types.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';

/** Not agreed yet, or not sent to its card yet. */
const isOnItsWay = ({ back, cardSentAt }: components['schemas']['OrderRefund']): boolean =>
  back === null || (back.toCard.amount > 0 && cardSentAt === null);

/** Money of it is on its way back, so that its page changes by itself. */
export const isWatched = ({ status, refunds = [] }: OrderCore): boolean =>
  isGoingBack(status) || refunds.some(isOnItsWay);
