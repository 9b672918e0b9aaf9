import { sql } from 'kysely';
import { MAX_SEATS_HELD, MAX_SEATS_HELD_PER_IP } from '#domain/flights/flight-limits.ts';
import type { HoldLimits } from '#server/orders/hold-limits.ts';
import { FLIGHTS } from '#server/products/flights/detail.ts';

export const SEAT_HOLD_LIMITS: HoldLimits = {
  product: FLIGHTS,
  unitsOf: sql<number>`(select sum((leg ->> 'seats')::int) from jsonb_array_elements(detail -> 'legs') as leg)`,
  most: MAX_SEATS_HELD,
  mostPerIp: MAX_SEATS_HELD_PER_IP,
  message: 'Too many seats are held at once. Pay for some, or let them go.',
};
