import { shares } from '#domain/core/refund-split.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { RunItemDetail } from '#server/products/transport/runs/detail.ts';

/** What was paid for each place, its share of the discount taken off; in cents of EUR. */
export function paidPlaces({
  detail: { places },
  discount,
}: Pick<OrderOf<RunItemDetail>, 'detail' | 'discount'>): readonly number[] {
  const prices = places.map(({ cents }) => cents);
  const off = shares(discount, prices);
  return prices.map((price, at) => price - (off[at] ?? 0));
}
