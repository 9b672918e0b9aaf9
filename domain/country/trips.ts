import { dayOf, daysBetween } from '#domain/core/time.ts';
import { placedSteps, type TripOrder } from '#domain/country/trip.ts';

/** A longer gap without bookings starts a new journey. */
const DAYS_BETWEEN = 14;

/**
 * Groups orders into journeys, earliest first, without those that ended before `today` (YYYY-MM-DD in Tehran). A paper,
 * such as a visa, belongs to each journey in its days; without one it forms its own.
 */
export function tripsOf(orders: readonly TripOrder[], today: string): readonly (readonly TripOrder[])[] {
  const groups: { orders: TripOrder[]; until: string }[] = [];
  const spanOf = (order: TripOrder) => ({
    from: dayOf(Math.min(...order.steps.map(({ startsAt }) => startsAt))),
    until: dayOf(Math.max(...order.steps.map(({ endsAt }) => endsAt))),
  });
  const [placed, others] = [
    orders.filter((order) => placedSteps([order]).length > 0),
    orders.filter((order) => order.steps.length > 0 && placedSteps([order]).length === 0),
  ];
  for (const order of placed.toSorted((one, other) => (spanOf(one).from < spanOf(other).from ? -1 : 1))) {
    const { from, until } = spanOf(order);
    const last = groups.at(-1);
    if (last && daysBetween(last.until, from) <= DAYS_BETWEEN) {
      last.orders.push(order);
      if (until > last.until) last.until = until;
    } else groups.push({ orders: [order], until });
  }
  for (const order of others) {
    const { from, until } = spanOf(order);
    const homes = groups.filter((group) =>
      group.orders.some((one) => spanOf(one).from <= until && from <= spanOf(one).until),
    );
    for (const home of homes) home.orders.push(order);
    if (homes.length === 0) groups.push({ orders: [order], until });
  }
  return groups.filter(({ until }) => until >= today).map((group) => group.orders);
}
