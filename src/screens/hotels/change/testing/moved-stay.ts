import { euro } from '#domain/core/money.ts';
import { convert } from '#domain/core/rates.ts';
import { addDays, DAY_MS, MINUTE_MS } from '#domain/core/time.ts';
import { hotelOrderFor } from '#machines/hotels/hotel-booking/documents.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import type { OrderChange } from '#src/screens/core/change/change-slots.ts';

/** Three nights moved by a day; the new night costs 14 EUR more. `kept`, `discount`: cents. */
export function movedStay({ kept = 0, discount = 0 } = {}) {
  const order = hotelOrderFor('issued', { stay });
  const [, ...staying] = order.item.byNight;
  const last = staying.at(-1)?.night ?? '';
  const newTotal = euro(order.total.amount + 1_400 + kept - discount);
  const keptLine = { part: 'kept', words: 'Kept', count: 1, each: euro(kept), sum: euro(kept) };
  const less = Math.max(0, order.total.amount - newTotal.amount);
  const toPay = euro(Math.max(0, newTotal.amount - order.total.amount));
  const change: OrderChange & { readonly kind: 'nights' } = {
    changeId: '5b0f7a52-3c3b-4f53-9f0e-2f0a3a5d1c55',
    ordinal: 1,
    kind: 'nights',
    status: 'quoted',
    until: order.serverNow + 8 * MINUTE_MS,
    summary: order.summary,
    item: {
      ...order.item,
      checkIn: addDays(order.item.checkIn, 1),
      checkOut: addDays(order.item.checkOut, 1),
      checkInAt: order.item.checkInAt + DAY_MS,
      checkOutAt: order.item.checkOutAt + DAY_MS,
      freeUntil: (order.item.freeUntil ?? 0) + DAY_MS,
      byNight: [...staying, { night: addDays(last, 1), amount: euro(11_000) }],
    },
    lines: kept > 0 ? [...order.lines, keptLine] : order.lines,
    people: [],
    oldTotal: order.total,
    newTotal,
    toPay: { EUR: toPay, USD: convert(toPay, 'USD', order.rates) },
    toGive: { sum: euro(less), back: { toCard: euro(less), toBalance: euro(0) } },
    at: order.serverNow,
  };
  return { order: { ...order, change }, change };
}
