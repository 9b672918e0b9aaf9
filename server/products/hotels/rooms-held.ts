import { sql } from 'kysely';
import { MAX_ROOMS_HELD, MAX_ROOMS_HELD_PER_IP } from '#domain/hotels/hotel-limits.ts';
import type { HoldLimits } from '#server/orders/hold-limits.ts';
import { HOTELS } from '#server/products/hotels/detail.ts';

export const ROOM_HOLD_LIMITS: HoldLimits = {
  product: HOTELS,
  unitsOf: sql<number>`jsonb_array_length(detail -> 'rooms')`,
  most: MAX_ROOMS_HELD,
  mostPerIp: MAX_ROOMS_HELD_PER_IP,
  message: 'Too many rooms are held or asked for at once. Pay for some, or let them go.',
};
