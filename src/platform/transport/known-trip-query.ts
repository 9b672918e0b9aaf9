import { addDays, dayOf } from '#domain/core/time.ts';
import { type KnownTrip, knownTrip } from '#domain/transport/known-trip.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** So far ahead one's own bookings are looked at. */
const DAYS = 300;

/** Flights and stays of who asks. */
export async function readKnownTrip(api: Api, now: number): Promise<KnownTrip> {
  const from = dayOf(now);
  const { orders } = await unwrap(api.GET('/trip', { params: { query: { from, until: addDays(from, DAYS) } } }));
  return knownTrip(orders, now);
}
