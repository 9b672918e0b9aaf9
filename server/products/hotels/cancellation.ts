import { euro, sum } from '#domain/core/money.ts';
import { comesBack } from '#domain/core/refund-split.ts';
import { percentBack } from '#domain/hotels/hotel-cancellation.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Cancellation } from '#server/orders/product.ts';
import { type HotelDetail, paidBySold, spanOf } from '#server/products/hotels/detail.ts';

export const partOf = (index: number): string => `room-${index + 1}`;

/**
 * The refund of the online payment per room; null when the stay has begun.
 *
 * @param chosen places of the rooms as sold; all by default
 */
export function cancellationOf(
  order: Pick<OrderOf<HotelDetail>, 'detail' | 'discount'>,
  now: number,
  chosen?: readonly number[],
): Cancellation | null {
  const { detail } = order;
  if (now >= spanOf(detail).startsAt) return null;
  const paid = paidBySold(order);
  const lines = (detail.sold?.rooms ?? detail.rooms).flatMap(({ rate }, place) => {
    if (chosen && !chosen.includes(place)) return [];
    const percent = percentBack(rate.refundSteps, now);
    const paidFor = euro(paid[place] ?? 0);
    return { part: partOf(place), percent, paid: paidFor, amount: comesBack(paidFor, percent) };
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
