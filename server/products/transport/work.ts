import { sql } from 'kysely';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { isSilent } from '#domain/transport/rides.ts';
import { openChange } from '#server/orders/changes.ts';
import { eachOrder } from '#server/orders/each-order.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { setWorkAt } from '#server/orders/work-at.ts';
import { asTransport, PRODUCT, type TransportDetail } from '#server/products/transport/detail.ts';
import { followOn, toFollow } from '#server/products/transport/following.ts';
import { loadDrivers } from '#server/products/transport/inventory/prices.ts';
import { giveRideBack } from '#server/products/transport/nobody-came.ts';
import { moveOn } from '#server/products/transport/ride-life.ts';
import { lacksDriver, moved } from '#server/products/transport/ride-moves.ts';
import { tellOpened } from '#server/products/transport/runs/openings.ts';
import { workOfRuns } from '#server/products/transport/runs/railway.ts';
import { remindOfRuns } from '#server/products/transport/runs/reminders.ts';

/** The evening before is at most so long before a ride, also where its flight leaves much earlier than it was booked. */
const AHEAD_MS = 48 * HOUR_MS;
/** So long after it was booked it is looked at in each round, to see at once which flight it follows. */
const NEW_MS = 10 * MINUTE_MS;
/** Nothing happens to a ride any more so long after its end. */
const BEHIND_MS = 3 * DAY_MS;
/** The longest free time: until it is over, a landing that is later than known sends the driver anew. */
const FREE_MS = 90 * MINUTE_MS;
/** Orders of one round; the others wait for the next. */
const LIMIT = 50;
/** Orders that are looked at in one round; those that begin first. */
const MOST_LOOKED_AT = 2000;

/** What happens by itself. */
export const work: ProductWork = async (...asked) => {
  await tellOpened(...asked);
  await workOfRides(...asked);
  await workOfRuns(...asked);
  await remindOfRuns(...asked);
};

/** What happens to rides by itself: they follow the flights of their owners, drivers are named, set off, wait and leave, and the money of a ride that nobody drove goes back. */
const workOfRides: ProductWork = async ({ db, config, productOf, now }, onFailure, isRare) => {
  const at = now();
  const near = await db
    .selectFrom('orders')
    .select(['id', 'owner', 'account_id', 'detail'])
    .where('product', '=', PRODUCT)
    .where('status', 'in', statusesThat(isIssued))
    .where((eb) =>
      isRare ? eb.lit(true) : eb.or([eb('starts_at', '<=', at + AHEAD_MS), eb('issued_at', '>', at - NEW_MS)]),
    )
    .where('ends_at', '>', at - BEHIND_MS)
    .where(hasOpenRide(at))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_LOOKED_AT)
    .execute();
  if (near.length === 0) return;
  const drivers = await loadDrivers(db);
  // Who runs the site reads of it, and not once a second.
  const lacking = isRare
    ? near.filter(({ detail }) => lacksDriver(detail as TransportDetail, { drivers, now: at }))
    : [];
  const [first] = lacking;
  if (first) onFailure(new Error(`The inventory has no driver for orders of today: ${lacking.length}`), first.id);
  const following = await toFollow({ db, productOf }, near, at);
  const isDue = ({ id, detail }: { readonly id: string; readonly detail: TransportDetail }): boolean =>
    following.has(id) ||
    moved(detail, { orderId: id, since: at, drivers, now: at }).moves.length > 0 ||
    detail.rides.some((ride) => isSilent(ride, at));
  const due = near.filter(({ id, detail }) => isDue({ id, detail: detail as TransportDetail })).slice(0, LIMIT);
  await eachOrder(
    db,
    due,
    async (tx, row) => {
      const { publicUrl } = config;
      const known = await followOn(tx, asTransport(row), { productOf, publicUrl, now: at });
      const order = await moveOn(tx, known, { drivers, publicUrl, now: at });
      const silent = order.detail.rides.findIndex((ride) => isSilent(ride, at));
      if (silent < 0 || !isIssued(order.status) || (await openChange(tx, order.id))?.status === 'changing') return;
      await giveRideBack(tx, order, silent, { productOf, now: at, isSaid: false });
      await setWorkAt(tx, order.id, at);
    },
    onFailure,
  );
};

/** Of most orders near their days nothing is due any more. */
const hasOpenRide = (at: number) => sql<boolean>`exists (
  select 1 from jsonb_array_elements(detail -> 'rides') ride
  where (
      ride ->> 'stage' in ('confirmed', 'driverNamed', 'onTheWay', 'waiting', 'driverMissing')
      or (ride ->> 'stage' = 'done' and (ride ->> 'pickUpAt')::bigint > ${at - FREE_MS})
    )
    and not (ride ->> 'refunded')::boolean and not (ride ->> 'isCancelled')::boolean)`;
