import * as z from 'zod/mini';
import { keepIn } from '#src/platform/core/device/tab-storage.ts';

const Wish = z.object({
  arrival: z.object({ day: z.string(), month: z.string(), year: z.string() }),
  to: z.enum(['desk', 'hotel', 'europe', 'turkey_gulf_caucasus', 'asia_pacific', 'africa_latin_america']),
  airport: z.string(),
  hotel: z.string(),
  city: z.string(),
  /** The order of the stay whose hotel it is; '' for another hotel. */
  stay: z.string(),
  amount: z.string(),
  currency: z.enum(['EUR', 'USD']),
});
const Kept = z.object({ from: z.string(), wish: Wish });

/** What is typed of a wish: where a card goes, when one arrives, and the load. */
export type TypedWish = z.infer<typeof Wish>;

/** The prefix "draft:" makes sign-out forget it. `card`: the order of the card that is loaded; null for a new one. */
const keyOf = (card: string | null) => `draft:card-wish:${card ?? 'new'}`;

/** Keeps what this tab typed and did not hold yet. `from`: the amount of the address that the form began with. */
export const keepWish = (storage: Storage | null, card: string | null, from: string, wish: TypedWish): void => {
  keepIn(storage, keyOf(card), JSON.stringify({ from, wish } satisfies z.infer<typeof Kept>));
};

export const forgetWish = (storage: Storage | null, card: string | null): void => storage?.removeItem(keyOf(card));

/** null: nothing is kept. What began with another address is kept only where this one says nothing. */
export function keptWish(storage: Storage | null, card: string | null, from: string): TypedWish | null {
  try {
    const kept = z.parse(Kept, JSON.parse(storage?.getItem(keyOf(card)) ?? ''));
    return from === '' || kept.from === from ? kept.wish : null;
  } catch {
    return null;
  }
}
