/** What is kept of each person who is given back before the cover begins, in cents of EUR. A sample of ours. */
export const KEPT_EACH = 500;

/** A person's share of what was paid, and what of it comes back, in cents of EUR. */
export type Share = { readonly paid: number; readonly back: number };

/**
 * What each person paid, the order's discount taken off, and what comes back before the cover begins. The shares of all
 * are together what was paid. `refused`: places of those whose visa was refused, who get all of it.
 */
export function sharesOf(
  prices: readonly number[],
  discount: number,
  refused: readonly number[] = [],
): readonly Share[] {
  const fares = prices.reduce((total, price) => total + price, 0);
  const offUntil = (place: number): number => {
    const before = prices.slice(0, place).reduce((total, price) => total + price, 0);
    return fares === 0 ? 0 : Math.round((discount * before) / fares);
  };
  return prices.map((price, place) => {
    const paid = price - (offUntil(place + 1) - offUntil(place));
    return { paid, back: refused.includes(place) ? paid : Math.max(0, paid - KEPT_EACH) };
  });
}
