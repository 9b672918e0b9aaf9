import { shares } from '#domain/core/refund-split.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';
import { splitFor } from '#server/products/transport/split.ts';

type Order = Pick<OrderOf<TransportDetail>, 'detail' | 'discount'>;

/** What was paid for a ride, in cents of EUR: its price, less its share of the discount. */
export function paidFor({ detail: { rides }, discount }: Order, ride: number): number {
  const prices = rides.map(({ cents }) => cents);
  return (prices[ride] ?? 0) - (shares(discount, prices)[ride] ?? 0);
}

/** What of it comes back where all of it does and nothing else is given back, in cents of EUR. */
export const paidAlone = ({ detail, discount }: Order, ride: number): number =>
  paidFor({ detail: splitFor(detail, ride), discount }, ride);
