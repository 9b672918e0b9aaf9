import { sql, type Transaction } from 'kysely';
import { MAX_SEATS_HELD, MAX_SEATS_HELD_AT_ADDRESS } from '#domain/core/limits.ts';
import type { Tables } from '#server/db/database.ts';
import { requireFewHeld } from '#server/orders/few-held.ts';
import { FLIGHTS } from '#server/products/flights/detail.ts';

type Asked = Parameters<typeof requireFewHeld>[2];

/** Throws 429 when a new hold puts its browser or address above the seat limit. */
export const requireFewSeats = (
  tx: Transaction<Tables>,
  order: { readonly id: string; readonly owner: string },
  asked: Asked,
): Promise<void> =>
  requireFewHeld(tx, order, asked, {
    product: FLIGHTS,
    unitsOf: sql<number>`(select sum((leg ->> 'seats')::int) from jsonb_array_elements(detail -> 'legs') as leg)`,
    most: MAX_SEATS_HELD,
    mostAtAddress: MAX_SEATS_HELD_AT_ADDRESS,
    message: 'Too many seats are held at once. Pay for some, or let them go.',
  });
