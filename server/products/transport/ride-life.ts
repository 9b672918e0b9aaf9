import { sql, type Transaction } from 'kysely';
import { isAllowed } from '#domain/core/order-status.ts';
import type { RideStep } from '#domain/transport/rides.ts';
import type { Tables } from '#server/db/database.ts';
import { type Mail, queueMail } from '#server/mails/outbox.ts';
import { openChange } from '#server/orders/changes.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { setStage } from '#server/orders/set-stage.ts';
import { asTransport, type RideDetail, summaryOf, type TransportDetail } from '#server/products/transport/detail.ts';
import type { Driver } from '#server/products/transport/inventory/file.ts';
import {
  driverChangedMail,
  driverMissingMail,
  driverNamedMail,
  noShowMail,
  type Told,
  waitingMail,
} from '#server/products/transport/ride-mails.ts';
import { type Move, moved } from '#server/products/transport/ride-moves.ts';

type Tx = Transaction<Tables>;
type Order = OrderOf<TransportDetail>;
type Context = { readonly drivers: readonly Driver[]; readonly publicUrl: string; readonly now: number };

export const toldOf = ({ reference, detail }: Order, publicUrl: string): Told => ({
  ...{ reference, url: findBookingUrl({ publicUrl, reference }) },
  sign: detail.personal?.sign ?? '',
});

/**
 * Takes the steps that are due for the rides of a locked order, and tells of them. Returns the order as it is then. Nothing is
 * done, as the caller is asked again, while its status does not allow it and while a change of it is being made, which would
 * overwrite it. Who repeats it after a crash, or in another process, tells nobody twice.
 */
export async function moveOn(tx: Tx, order: Order, { drivers, publicUrl, now }: Context): Promise<Order> {
  if (!isAllowed('setStage', order.status)) return order;
  const { detail, moves } = moved(order.detail, { orderId: order.id, since: order.issued_at ?? now, drivers, now });
  if (moves.length === 0 || (await openChange(tx, order.id))?.status === 'changing') return order;
  const written = await writeDetail(tx, order, detail);
  const told = toldOf(written, publicUrl);
  for (const [step, rides] of bySteps(moves)) {
    const mail = mailFor(
      step,
      rides.flatMap((ride) => detail.rides[ride] ?? []),
      told,
    );
    await tell(tx, written, { step, rides, mail }, now);
  }
  return asTransport(await lockOrder(tx, order.id));
}

/** Stores the detail of a locked order, beside its stage. */
export async function writeDetail(tx: Tx, order: Order, detail: TransportDetail): Promise<Order> {
  const columns = detailColumns({ summary: summaryOf, gives: () => [] }, detail);
  const row = await tx
    .updateTable('orders')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return asTransport(row);
}

/** Rides that took the same step at once are told of together. */
function bySteps(moves: readonly Move[]): ReadonlyMap<RideStep, readonly number[]> {
  const steps = new Map<RideStep, number[]>();
  for (const { step, ride } of moves) steps.set(step, [...(steps.get(step) ?? []), ride]);
  return steps;
}

const MAILS: Readonly<Record<RideStep, ((rides: readonly RideDetail[], told: Told) => Mail) | null>> = {
  driverNamed: driverNamedMail,
  driverChanged: driverChangedMail,
  // The driver was named a moment or an evening ago, and who waits is told next.
  onTheWay: null,
  waiting: waitingMail,
  done: null,
  noShow: noShowMail,
  driverMissing: driverMissingMail,
};

/** What is over already when it is told, after a time in which nothing was, is told with what came of it. */
const isOver = ({ stage }: RideDetail): boolean => stage === 'done' || stage === 'noShow' || stage === 'driverMissing';

function mailFor(step: RideStep, rides: readonly RideDetail[], told: Told): Mail | null {
  const isEnd = step === 'noShow' || step === 'driverMissing';
  const news = isEnd ? rides : rides.filter((ride) => !isOver(ride));
  const mailOf = MAILS[step];
  return mailOf === null || news.length === 0 ? null : mailOf(news, told);
}

type News = { readonly step: RideStep; readonly rides: readonly number[]; readonly mail: Mail | null };

/**
 * The stage of the order is that of the ride that is on: while one drives or waits, the driver of the other is told by mail alone. The
 * same is where the order has that stage already, of its other ride.
 */
export async function tell(tx: Tx, order: Order, { step, rides, mail }: News, now: number): Promise<void> {
  const isOtherOn = order.detail.rides.some(
    ({ stage, isCancelled }, index) =>
      !rides.includes(index) && !isCancelled && (stage === 'onTheWay' || stage === 'waiting'),
  );
  const isNamed = step === 'driverNamed' || step === 'driverChanged';
  if (!(isOtherOn && isNamed) && (await setStage(tx, order, { stage: step, mail }, now))) return;
  if (mail) await queueMail(tx, { orderId: order.id, kind: 'stage', recipient: order.email, mail }, now);
}
