import { sql } from 'kysely';
import type { HoldLimits } from '#server/orders/hold-limits.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';

/**
 * Each ride that is held, asked for or quoted counts two, because a driver would be kept for it; each berth or seat one: twelve rides, or the
 * places of two large groups.
 */
export const HOLD_LIMITS: HoldLimits = {
  product: PRODUCT,
  unitsOf: sql<number>`case when detail ? 'run' then jsonb_array_length(detail -> 'places') else 2 end`,
  most: 24,
  mostPerIp: 72,
  message: 'Too many rides or places are held or asked for at once. Pay for some, or let them go.',
};
