import { quoteOf } from '#domain/transport/price.ts';
import type { CarWish, TransportPrices, TransportWish } from '#domain/transport/wish.ts';

/** A car there and back without its other ride. Stops and waiting were sold with the way there. */
export function oneRideOf(wish: CarWish, ride: number): CarWish {
  const { back } = wish;
  const way = ride === 0 || back === null ? {} : { ride: back, stops: 0, waitingHours: 0 };
  return { ...wish, ...way, back: null };
}

/**
 * What each ride of a car there and back gives back at most where it alone is cancelled, in EUR cents: the other one then costs one
 * way. null: of all else each ride gives back its own price.
 */
export function mostAlone(prices: TransportPrices, wish: TransportWish): readonly [there: number, back: number] | null {
  if (wish.kind !== 'car' || wish.back === null) return null;
  const total = quoteOf(prices, wish)?.total;
  const [there, back] = [0, 1].map((ride) => quoteOf(prices, oneRideOf(wish, ride))?.total);
  if (total === undefined || there === undefined || back === undefined) return null;
  return [Math.max(0, total - back), Math.max(0, total - there)];
}
