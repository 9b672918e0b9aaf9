import type { TripWish } from '#domain/country/trip-wishes.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { Offered } from '#server/orders/product.ts';
import { productNames } from '#server/products/all.ts';

/** Asks all products; each knows whether it can answer the wish. null when none does. */
export async function mendOf(
  { db, productOf }: Pick<Deps, 'db' | 'productOf'>,
  wish: TripWish,
  now: number,
): Promise<Offered | null> {
  for (const name of productNames) {
    const offered = await productOf(name).mend(wish, { db, now });
    if (offered) return offered;
  }
  return null;
}
