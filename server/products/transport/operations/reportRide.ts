import type { Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { timeText } from '#domain/transport/plain-wish.ts';
import {
  ANOTHER_CAR_MINUTES,
  freeUntil,
  isPastNext,
  landsAt,
  mayBeMet,
  mayBeMissing,
  mayTellLate,
  movedTo,
} from '#domain/transport/rides.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { requireMayCancel, requireMayChange } from '#server/orders/authority.ts';
import { cancelAtSupplier } from '#server/orders/cancel.ts';
import { openChange } from '#server/orders/changes.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import { findOwnOrder, lockOrder, orderNotFound } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { shownOrder } from '#server/orders/shown-order.ts';
import { asTransport, PRODUCT, type RideDetail, type TransportDetail } from '#server/products/transport/detail.ts';
import { hasNoDriver } from '#server/products/transport/drivers.ts';
import { followOn } from '#server/products/transport/following.ts';
import type { Driver } from '#server/products/transport/inventory/file.ts';
import { loadDrivers } from '#server/products/transport/inventory/prices.ts';
import { giveRideBack } from '#server/products/transport/nobody-came.ts';
import { moveOn, tell, toldOf, writeDetail } from '#server/products/transport/ride-life.ts';
import { anotherCarMail } from '#server/products/transport/ride-mails.ts';
import { newDriver, withRide } from '#server/products/transport/ride-moves.ts';
import { isRun } from '#server/products/transport/runs/detail.ts';

type Report = components['schemas']['RideReport'];
type Order = OrderOf<TransportDetail>;
type Said = {
  readonly tx: Transaction<Tables>;
  readonly order: Order;
  readonly ride: RideDetail;
  readonly place: number;
  readonly drivers: readonly Driver[];
  readonly publicUrl: string;
  readonly now: number;
};

/**
 * What the traveller says about a ride on its day. First all happens that is due, so that the answer does not depend on when the work
 * looked last. Who only found the booking says nothing; money comes back by the rules of who may cancel.
 */
export const reportRide: Operation<'reportRide'> = async ({ path, body, who, deps, request }) => {
  const { db, config, productOf } = deps;
  const now = deps.now();
  const found = await findOwnOrder(deps, path.orderId, who, now);
  if (found.product !== PRODUCT) throw orderNotFound();
  // A train or a bus is an order of the same product.
  if (isRun(found.detail)) throw notAllowed('There is no such ride.');
  const drivers = await loadDrivers(db);
  await db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, found.id);
    if (body.what === 'nobodyCame' && body.choice === 'moneyBack') await requireMayCancel(tx, locked, who, now);
    else await requireMayChange(tx, locked, who, now);
    const { publicUrl } = config;
    const known = await followOn(tx, asTransport(locked), { productOf, publicUrl, now });
    const order = await moveOn(tx, known, { drivers, publicUrl, now });
    const ride = order.detail.rides[body.ride];
    if (!ride) throw notAllowed('There is no such ride.');
    if (isSaid(ride, body, { order, now })) return;
    if (!isIssued(order.status)) throw notAllowed('The order is not booked any more.');
    if ((await openChange(tx, order.id))?.status === 'changing')
      throw notAllowed('A change of the order is being made.');
    const said: Said = { tx, order, ride, place: body.ride, drivers, publicUrl, now };
    if (body.what === 'late') await late(said, body.at);
    else if (body.what === 'met') await met(said);
    else if (body.what === 'keep') await keep(said);
    else if (body.choice === 'anotherCar') await anotherCar(said);
    else {
      requireMissing(said);
      await giveRideBack(tx, order, body.ride, { productOf, now, isSaid: true });
    }
  });
  if (body.what === 'nobodyCame' && body.choice === 'moneyBack') {
    // If this ends in the middle, background work goes on.
    const context = { productOf, publicUrl: config.publicUrl, now };
    await cancelAtSupplier(db, found.id, context).catch((error: unknown) => request.log.error(error));
  }
  return { status: 200, body: await shownOrder(deps, found.id, who, now) };
};

/** True for what was said before: nothing changes then. */
function isSaid(
  ride: RideDetail,
  report: Report,
  { order, now }: { readonly order: Order; readonly now: number },
): boolean {
  if (report.what === 'met') return ride.stage === 'done' && ride.times.metAt !== null;
  if (report.what === 'keep') return ride.asks === null;
  if (report.what === 'late')
    return ride.times.lateToldAt !== null && landsAt(ride, timeText(report.at), now) === ride.pickUpAt;
  if (report.choice === 'moneyBack') return ride.refunded;
  // Another car has been sent, and its free time is not over.
  return (
    isIssued(order.status) && ride.times.missingAt !== null && now < freeUntil(ride) && ride.stage !== 'driverMissing'
  );
}

async function late({ tx, order, ride, place, now }: Said, time: string): Promise<void> {
  const isService = order.detail.wish.kind === 'cip';
  if (!mayTellLate(ride, { isService }, now)) throw notAllowed('This ride waits for no flight now.');
  const at = landsAt(ride, timeText(time), now);
  if (at === null)
    throw new ProblemError(422, {
      code: 'invalid_details',
      message: 'This is no later time.',
      fields: { at: 'time_invalid' },
    });
  if (isPastNext(ride, at, order.detail.rides[place + 1]))
    throw new ProblemError(422, {
      code: 'invalid_details',
      message: 'The next ride begins before.',
      fields: { at: 'back_before_there' },
    });
  const to = movedTo(ride, at, now);
  const detail = withRide(order.detail, place, (one) => ({ ...one, ...to, times: { ...to.times, lateToldAt: now } }));
  const written = await writeDetail(tx, order, detail);
  if (to.stage !== ride.stage && to.stage !== 'confirmed')
    await tell(tx, written, { step: to.stage, rides: [place], mail: null }, now);
}

async function met({ tx, order, ride, place, now }: Said): Promise<void> {
  if (!mayBeMet(ride, now)) throw notAllowed('This ride does not wait for anybody.');
  const detail = withRide(order.detail, place, (one) => ({
    ...one,
    stage: 'done',
    times: { ...one.times, arrivedAt: one.times.arrivedAt ?? now, metAt: now },
  }));
  await tell(tx, await writeDetail(tx, order, detail), { step: 'done', rides: [place], mail: null }, now);
}

/** Whatever it asked: the driver comes as booked, and it is not asked again. */
async function keep({ tx, order, place }: Said): Promise<void> {
  await writeDetail(
    tx,
    order,
    withRide(order.detail, place, (one) => ({ ...one, asks: null })),
  );
}

function requireMissing({ ride, now }: Said): void {
  if (!mayBeMissing(ride, now)) throw notAllowed('The free waiting time is not over, or the driver was there.');
}

async function anotherCar(said: Said): Promise<void> {
  const { tx, order, ride, place, drivers, publicUrl, now } = said;
  requireMissing(said);
  const { wish } = order.detail;
  if (wish.kind !== 'cip' && hasNoDriver(drivers, wish.car)) throw notAllowed('There is no other car. Take the money.');
  const driver = newDriver(order.detail, ride, { orderId: order.id, drivers, index: place, now });
  const detail = withRide(order.detail, place, (one) => ({
    ...one,
    ...{ driver, earlierDriver: one.driver, stage: 'onTheWay', pickUpAt: now + ANOTHER_CAR_MINUTES * MINUTE_MS },
    times: { ...one.times, onTheWayAt: now, arrivedAt: null, missingAt: now },
  }));
  const written = await writeDetail(tx, order, detail);
  const coming = written.detail.rides[place];
  const mail = coming ? anotherCarMail(coming, toldOf(written, publicUrl)) : null;
  await tell(tx, written, { step: 'onTheWay', rides: [place], mail }, now);
}
