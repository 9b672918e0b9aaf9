import { euro } from '#domain/core/money.ts';
import { shares } from '#domain/core/refund-split.ts';
import { givesAll } from '#domain/transport/runs/railway.ts';
import { backOf, percentAt } from '#domain/transport/runs/steps-back.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Cancellation, Product } from '#server/orders/product.ts';
import type { RunItemDetail } from '#server/products/transport/runs/detail.ts';
import { stepsOf } from '#server/products/transport/runs/item.ts';
import { partOfPlace } from '#server/products/transport/runs/lines.ts';

type Order = Pick<OrderOf<RunItemDetail>, 'detail' | 'discount'>;

/** What was paid for each place, its share of the discount taken off; in cents of EUR. */
function paidPlaces({ detail: { places }, discount }: Order): readonly number[] {
  const prices = places.map(({ cents }) => cents);
  const off = shares(discount, prices);
  return prices.map((price, at) => price - (off[at] ?? 0));
}

/**
 * What comes back of these places: all while it does not run or is more than an hour late, else by the steps; null once it has departed.
 * `places`: by their place in the detail.
 */
export function quoteFor(order: Order, isGoing: (place: number) => boolean, now: number): Cancellation | null {
  const { detail } = order;
  const percent = givesAll(detail, now) ? 100 : percentAt(stepsOf(detail), detail.times.departsAt, now);
  if (percent === null) return null;
  const lines = new Map<string, Cancellation['lines'][number]>();
  const paid = paidPlaces(order);
  for (const [at, place] of detail.places.entries()) {
    if (place.isGivenBack || !isGoing(at)) continue;
    const part = partOfPlace(detail, place);
    const before = lines.get(part);
    const [cost, back] = [paid[at] ?? 0, backOf(euro(paid[at] ?? 0), percent).amount];
    lines.set(part, {
      ...{ part, percent },
      paid: euro((before?.paid.amount ?? 0) + cost),
      amount: euro((before?.amount.amount ?? 0) + back),
    });
  }
  const all = [...lines.values()];
  return { refund: euro(all.reduce((sum, { amount }) => sum + amount.amount, 0)), lines: all, byProtection: false };
}

/** By the steps, of each place by itself. */
export const cancellation: Pick<Product<RunItemDetail>['cancellation'], 'quote'> = {
  quote: async (_db, order, _people, now) => quoteFor(order, () => true, now),
};
