import { MINUTE_MS } from '#domain/core/time.ts';
import { type Item, type Ride, wayWords } from '#src/screens/transport/ride-words.ts';

/** Words about one ride; where there are two, or were, they say which one. */
export const ofRide = (item: Item, ride: Ride, words: string): string =>
  item.rides.length > 1 ? `${wayWords(item, ride)}: ${words}` : words;

/** So long the driver of this ride waits for nothing. */
export const freeMinutes = ({ freeUntil, pickUpAt }: Ride): number => Math.round((freeUntil - pickUpAt) / MINUTE_MS);
