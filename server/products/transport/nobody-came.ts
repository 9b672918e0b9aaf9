import type { Transaction } from 'kysely';
import { shares } from '#domain/core/refund-split.ts';
import type { Tables } from '#server/db/database.ts';
import { requestCancellation } from '#server/orders/cancel.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { leftOf, paymentsThatPaid, worthOf } from '#server/orders/parts.ts';
import { papersOf } from '#server/orders/read-order.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';
import { writeDetail } from '#server/products/transport/ride-life.ts';
import { withRide } from '#server/products/transport/ride-moves.ts';
import { splitFor } from '#server/products/transport/split.ts';

type Order = OrderOf<TransportDetail>;

/** What was paid for a ride, in cents of EUR: its price, less its share of the discount. */
function paidFor({ detail: { rides }, discount }: Order, ride: number): number {
  const prices = rides.map(({ cents }) => cents);
  return (prices[ride] ?? 0) - (shares(discount, prices)[ride] ?? 0);
}

/**
 * Promises all the money of a ride of a locked issued order that nobody drove, once: the order is cancelled with it, or goes on for its other
 * ride. The money itself goes back as that of any order, also after a crash.
 */
export async function giveRideBack(
  tx: Transaction<Tables>,
  order: Order,
  ride: number,
  /** `isSaid`: the traveller said that nobody came. */
  { productOf, now, isSaid }: Pick<Deps, 'productOf'> & { readonly now: number; readonly isSaid: boolean },
): Promise<void> {
  const payments = await leftOf(tx, await paymentsThatPaid(tx, order));
  // The price of a driver who never came has the nights of that driver in it.
  const detail = splitFor(order.detail, ride);
  const refund = Math.min(paidFor({ ...order, detail }, ride), worthOf(payments));
  const valid = await papersOf(tx, order.id);
  const others = valid.filter(({ position }) => position !== ride);
  const written = await writeDetail(
    tx,
    order,
    withRide(detail, ride, (one) => ({
      ...one,
      refunded: true,
      times: { ...one.times, missingAt: isSaid ? now : one.times.missingAt },
    })),
  );
  const part = others.length > 0 ? { papers: [ride] } : {};
  const back = { refund, destination: 'card' as const, isRefused: true, ...part };
  await requestCancellation(tx, written, productOf(order.product), back, now);
}
