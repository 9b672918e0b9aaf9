import { sql } from 'kysely';
import type { HoldLimits } from '#server/orders/hold-limits.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';

/** Each hold, each open question and each quoted change counts once: a driver would be kept for it. */
export const HOLD_LIMITS: HoldLimits = {
  product: PRODUCT,
  unitsOf: sql<number>`1`,
  most: 12,
  mostPerIp: 36,
  message: 'Too many rides are held or asked for at once. Pay for some, or let them go.',
};
