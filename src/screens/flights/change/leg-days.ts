import { addDays, dayOf } from '#domain/core/time.ts';
import type { OrderLeg } from '#domain/flights/fares.ts';
import { BOOKING_HORIZON_DAYS } from '#domain/flights/flight-limits.ts';

/** ISO days of a leg: its own, and the first and last to which it can move without passing the other leg. */
export function legDays(
  legs: readonly Pick<OrderLeg, 'path' | 'flight'>[],
  path: OrderLeg['path'],
  serverNow: number,
): { readonly own: string; readonly min: string; readonly max: string } {
  const today = dayOf(serverNow);
  const dayOn = (one: OrderLeg['path']) => {
    const leg = legs.find((each) => each.path === one);
    return leg && dayOf(leg.flight.departsAt);
  };
  const out = dayOn('departing') ?? today;
  return {
    own: dayOn(path) ?? today,
    min: path === 'returning' && out > today ? out : today,
    max: (path === 'departing' ? dayOn('returning') : undefined) ?? addDays(today, BOOKING_HORIZON_DAYS),
  };
}
