import { euro, sum } from '#domain/core/money.ts';
import { comesBack, shares } from '#domain/core/refund-split.ts';
import { percentBack } from '#domain/hotels/hotel-cancellation.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Cancellation } from '#server/orders/product.ts';
import { type HotelDetail, spanOf } from '#server/products/hotels/detail.ts';

export const partOf = (index: number): string => `room-${index + 1}`;

/** The refund of the online payment per room; null when the stay has begun. */
export function cancellationOf(
  { detail, discount }: Pick<OrderOf<HotelDetail>, 'detail' | 'discount'>,
  now: number,
): Cancellation | null {
  if (now >= spanOf(detail).startsAt) return null;
  const paid = detail.rooms.map(({ payNow }) => payNow);
  const reductions = shares(discount, paid);
  const lines = detail.rooms.map(({ rate, payNow }, index) => {
    const percent = percentBack(rate.refundSteps, now);
    const paidFor = euro(payNow - (reductions[index] ?? 0));
    return { part: partOf(index), percent, paid: paidFor, amount: comesBack(paidFor, percent) };
  });
  return {
    refund: sum(
      lines.map(({ amount }) => amount),
      'EUR',
    ),
    lines,
    byProtection: false,
  };
}
