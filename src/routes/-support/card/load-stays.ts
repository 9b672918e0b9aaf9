import { addDays, dayOf } from '#domain/core/time.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { KnownStay } from '#src/screens/card/wish/wish-draft.ts';

/** So far ahead one's own bookings are looked at. */
const DAYS = 300;

/** Hotels that are booked here, the next first. */
export async function readStays(api: Api, now: number): Promise<readonly KnownStay[]> {
  const from = dayOf(now);
  const { orders } = await unwrap(api.GET('/trip', { params: { query: { from, until: addDays(from, DAYS) } } }));
  return orders
    .filter(({ state }) => state === 'booked')
    .flatMap(({ orderId, steps }) =>
      steps.flatMap(({ kind, title, to, startsAt }) =>
        kind === 'stay' && startsAt > now ? [{ orderId, hotel: title, city: to.name, from: dayOf(startsAt) }] : [],
      ),
    )
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(0, 3);
}
