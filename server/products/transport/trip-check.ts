import type { CheckTrip } from '#domain/country/trip-travellers.ts';
import { pairsOf, rideFindings } from '#domain/transport/trip-rides.ts';
import type { Queryable } from '#server/db/database.ts';
import { loadPrices } from '#server/products/transport/inventory/prices.ts';

/** Landings of a journey that a car can be booked from, and rides that do not fit their own tickets. */
export async function tripCheck(db: Queryable, now: number): Promise<CheckTrip> {
  const prices = await loadPrices(db, 'transfer');
  return prices?.kind === 'transfer'
    ? rideFindings({ sold: prices.airports.map(({ airport }) => airport), pairs: pairsOf(prices), now })
    : () => ({ findings: [], unseen: [] });
}
