import { formatMoney, type Money } from '#domain/core/money.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { goingRides } from '#domain/transport/ride-now.ts';
import { m } from '#src/copy/generated/messages.js';
import { type Item, type Ride, wayWords } from '#src/screens/transport/ride-words.ts';

/** Words about one ride; where there are two, or were, they say which one. */
export const ofRide = (item: Item, ride: Ride, words: string): string =>
  item.rides.length > 1 ? `${wayWords(item, ride)}: ${words}` : words;

/** So long the driver of this ride waits for nothing. */
export const freeMinutes = ({ freeUntil, pickUpAt }: Ride): number => Math.round((freeUntil - pickUpAt) / MINUTE_MS);

/** What a ride gives back at most where it alone is cancelled; null where that is its price. */
export const mostAlone = (item: Item, { paid, paidAlone }: Ride): Money | null =>
  goingRides(item).length > 1 && paidAlone.amount !== paid.amount ? paidAlone : null;

/** The other ride can be cancelled together with this one. */
export const isOtherAhead = (item: Item, ride: Ride, now: number): boolean =>
  goingRides(item).some((one) => one !== ride && one.bookedAt > now);

/** What comes back of a ride, and where that is of both together, what it gives back alone. */
export function backOfRide(words: string, item: Item, ride: Ride, now: number): string {
  const most = mostAlone(item, ride);
  if (most === null) return words;
  const amount = formatMoney(most);
  return `${words} ${isOtherAhead(item, ride, now) ? m.transportride_back_alone({ amount }) : m.transportride_back_rest({ amount })}`;
}
