import type { Transaction } from 'kysely';
import type { Tables } from '#server/db/database.ts';
import { requestCancellation } from '#server/orders/cancel.ts';
import type { Deps } from '#server/orders/deps.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { leftOf, paymentsThatPaid, worthOf } from '#server/orders/parts.ts';
import { papersOf } from '#server/orders/read-order.ts';
import type { TransportDetail } from '#server/products/transport/detail.ts';
import { paidAlone } from '#server/products/transport/paid.ts';
import { writeDetail } from '#server/products/transport/ride-life.ts';
import { withRide } from '#server/products/transport/ride-moves.ts';
import { splitFor } from '#server/products/transport/split.ts';

type Order = OrderOf<TransportDetail>;

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
  const refund = Math.min(paidAlone(order, ride), worthOf(payments));
  const valid = await papersOf(tx, order.id);
  const others = valid.filter(({ position }) => position !== ride);
  const written = await writeDetail(
    tx,
    order,
    withRide(splitFor(order.detail, ride), ride, (one) => ({
      ...one,
      refunded: true,
      times: { ...one.times, missingAt: isSaid ? now : one.times.missingAt },
    })),
  );
  const part = others.length > 0 ? { papers: [ride] } : {};
  const back = { refund, destination: 'card' as const, isRefused: true, ...part };
  await requestCancellation(tx, written, productOf(order.product), back, now);
}
