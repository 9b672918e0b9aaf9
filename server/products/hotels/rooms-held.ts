import { sql, type Transaction } from 'kysely';
import { MAX_ROOMS_HELD, MAX_ROOMS_HELD_AT_ADDRESS } from '#domain/hotels/hotel-limits.ts';
import type { Tables } from '#server/db/database.ts';
import { type Few, requireFew, requireFewHeld } from '#server/orders/few-held.ts';
import { HOTELS } from '#server/products/hotels/detail.ts';

type Asked = Parameters<typeof requireFewHeld>[2];
type FewAsked = [from: Parameters<typeof requireFew>[1], asked: Parameters<typeof requireFew>[2]];

/** A hotel on request holds its rooms as soon as it accepts, so open inquiries count too. */
const FEW: Few = {
  product: HOTELS,
  unitsOf: sql<number>`jsonb_array_length(detail -> 'rooms')`,
  most: MAX_ROOMS_HELD,
  mostAtAddress: MAX_ROOMS_HELD_AT_ADDRESS,
  message: 'Too many rooms are held or asked for at once. Pay for some, or let them go.',
  besides: (now) => sql`
    select owner, held_from, jsonb_array_length(detail -> 'rooms') as units, answer_by as ends_at from hotel_inquiry
    where status = 'inquiring' and answer_by > ${now}`,
};

/** Throws 429 when a new hold puts its browser or address above the room limit. */
export const requireFewRooms = (
  tx: Transaction<Tables>,
  order: { readonly id: string; readonly owner: string },
  asked: Asked,
): Promise<void> => requireFewHeld(tx, order, asked, FEW);

/** The same for a new inquiry. */
export const requireFewAsked = (tx: Transaction<Tables>, ...asked: FewAsked): Promise<void> =>
  requireFew(tx, ...asked, FEW);
