import { sql, type Transaction } from 'kysely';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { addDays, DAY_MS, dayOf } from '#domain/core/time.ts';
import { CHOICE_DAYS, endOfDay, REST_AFTER_CERTAIN_DAYS, restDueAt, restDueDay } from '#domain/tours/dates.ts';
import { isCalledOff } from '#domain/tours/standing.ts';
import type { Tables } from '#server/db/database.ts';
import { openChange } from '#server/orders/changes.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { lowerPrice } from '#server/orders/lower-price.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { moveRest } from '#server/orders/reminders.ts';
import { setStage } from '#server/orders/set-stage.ts';
import { asTours, faresOf, PRODUCT, summaryOf, type ToursDetail } from '#server/products/tours/detail.ts';
import { givenBy } from '#server/products/tours/gives.ts';
import { belowMinimumMail, calledOffMail, certainMail, fellWords, movedMail } from '#server/products/tours/words.ts';

type Tx = Transaction<Tables>;
type Deps = Parameters<ProductWork>[0];
type Order = OrderOf<ToursDetail>;

type Departure = {
  readonly id: string;
  readonly paid: number;
  readonly largest: number;
  readonly settled_at: number | null;
  readonly certain_at: number | null;
  readonly called_off_at: number | null;
  /** Why we have called it off; null where too few had paid. */
  readonly why: string | null;
  /** All of the above in words: what its orders are told. */
  readonly news: string;
};

/** Departures of one round; the others wait for the next. */
const LIMIT = 20;

const NEWS = sql<string>`concat_ws(' ', paid, largest, settled_at, 'c', certain_at, 'o', called_off_at)`;

/**
 * Tells the orders of each departure that has changed: the size of its group, a lower price, that it runs, or that it has
 * too few people. A departure is told again until no order of it is on its way to its papers. Its news are compared as a
 * whole, as that only says where to look: each part is compared with what the order itself has, so that an order that is told
 * the same again, as all are when a part is added, stays as it is and nobody gets a mail.
 */
export async function tellOrders(deps: Deps, onFailure: Parameters<ProductWork>[1]): Promise<void> {
  const changed = await sql<Departure>`
    select id, paid, largest, settled_at, certain_at, called_off_at,
      content ->> 'calledOff' as why, ${NEWS} as news from tour_departure
    where orders_told is distinct from ${NEWS} and (held + paid > 0 or orders_told is not null)
    order by start, id limit ${LIMIT}`.execute(deps.db);
  for (const departure of changed.rows)
    await tellDeparture(deps, departure, onFailure).catch((error: unknown) => onFailure(error));
}

/** Paid, and not at rest. Who is at the bank joins later, with news of a larger group. */
const isOnItsWay = (status: OrderStatus): boolean =>
  status === 'paid' || status === 'issuing' || status === 'cancelRequested';

async function tellDeparture(deps: Deps, departure: Departure, onFailure: Parameters<ProductWork>[1]): Promise<void> {
  const statuses = statusesThat((status) => isIssued(status) || isOnItsWay(status));
  const orders = await deps.db
    .selectFrom('orders')
    .select('id')
    .where('product', '=', PRODUCT)
    .where(sql`detail ->> 'departure'`, '=', departure.id)
    .where('status', 'in', statuses)
    .orderBy('created_at')
    .execute();
  let areAllTold = true;
  for (const { id } of orders) {
    const isTold = await tell(deps, id, departure).catch((error: unknown) => {
      onFailure(error, id);
      return false;
    });
    areAllTold &&= isTold;
  }
  if (!areAllTold) return;
  await deps.db
    .updateTable('tour_departure')
    .set({ orders_told: departure.news })
    .where('id', '=', departure.id)
    .execute();
}

/** False while the order cannot be told: it is to be told again. */
const tell = ({ db, config, productOf, now: clock }: Deps, id: string, departure: Departure): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const now = clock();
    const order = asTours(await lockOrder(tx, id));
    if (isOnItsWay(order.status)) return false;
    if (!isIssued(order.status) || order.detail.departure !== departure.id) return true;
    // What a change that is being made ends with would overwrite what is told now.
    if ((await openChange(tx, order.id))?.status === 'changing') return false;
    const detail = toldOf(order.detail, departure);
    const fares = faresOf(detail);
    const context = { productOf, publicUrl: config.publicUrl, now };
    const fallen = await lowerPrice(tx, order, { detail, fares, why: fellWords(detail) }, context);
    if (fallen === 'later') return false;
    if (fallen === 'no') await writeDetail(tx, order, detail);
    const told = { reference: order.reference, url: findBookingUrl({ ...context, reference: order.reference }) };
    await tellRuns(tx, order, detail, { departure, told, now });
    await tellCalledOff(tx, order, detail, { departure, told, now });
    return true;
  });

/** What an order knows of its departure. Once the price has settled it is that of the largest group since. */
const toldOf = (
  detail: ToursDetail,
  { paid, largest, settled_at, certain_at, called_off_at, why }: Departure,
): ToursDetail => ({
  ...detail,
  ...(called_off_at !== null && why !== null ? { calledOff: why } : {}),
  group: Math.max(1, paid),
  certainAt: called_off_at === null ? (detail.certainAt ?? certain_at) : null,
  pricedFor: settled_at === null ? detail.pricedFor : Math.max(detail.pricedFor, largest),
});

async function writeDetail(tx: Tx, { id, detail: before }: Order, detail: ToursDetail): Promise<void> {
  const isSame =
    before.group === detail.group &&
    before.certainAt === detail.certainAt &&
    before.calledOff === detail.calledOff &&
    before.pricedFor === detail.pricedFor;
  if (isSame) return;
  await tx
    .updateTable('orders')
    .set({ ...detailColumns({ summary: summaryOf, gives: givenBy }, detail), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

type News = {
  readonly departure: Departure;
  readonly told: { readonly reference: string; readonly url: string };
  readonly now: number;
};

/**
 * It runs, or whose departure does not run has another date: the rest is due in time for it, with three days at least. Nothing is told
 * twice, nor what an order was booked with.
 */
async function tellRuns(
  tx: Tx,
  before: Order,
  detail: ToursDetail,
  { departure: { certain_at, called_off_at }, told, now }: News,
): Promise<void> {
  if (called_off_at !== null) return;
  const isMoved = isCalledOff(before);
  const isCertain = certain_at !== null;
  if (!isMoved && (!isCertain || before.detail.certainAt !== null)) return;
  const order = await lockOrder(tx, before.id);
  const restDue = later(
    restDueDay(detail.start, isCertain ? dayOf(certain_at) : null),
    addDays(dayOf(now), REST_AFTER_CERTAIN_DAYS),
  );
  if (order.balance_due_at !== null) await moveRest(tx, order, restDueAt(restDue), now);
  const owed = order.balance_due_at === null ? null : restDue;
  const mail = isCertain ? certainMail(detail, owed, told) : movedMail(detail, owed, told);
  await setStage(tx, await lockOrder(tx, order.id), { stage: isCertain ? 'certain' : 'moved', mail }, now);
}

const earlier = (one: string, other: string): string => (one < other ? one : other);
const later = (one: string, other: string): string => (one > other ? one : other);

/** Too few have paid, or we called it off: nothing more is due, and all comes back unless another date is chosen. */
async function tellCalledOff(
  tx: Tx,
  { id }: Order,
  detail: ToursDetail,
  { departure: { called_off_at, why }, told, now }: News,
): Promise<void> {
  if (called_off_at === null) return;
  const order = await lockOrder(tx, id);
  if (isCalledOff(order)) return;
  const chooseUntil = earlier(addDays(dayOf(called_off_at), CHOICE_DAYS), addDays(detail.start, -1));
  // Long after the choice has ended: the rest of a tour that does not run is never due.
  const never = Math.max(endOfDay(chooseUntil), now) + DAY_MS;
  if (order.balance_due_at !== null) await moveRest(tx, order, never, now);
  const mail =
    why === null ? belowMinimumMail(detail, chooseUntil, told) : calledOffMail(detail, { why, chooseUntil }, told);
  const stage = why === null ? 'belowMinimum' : 'calledOff';
  await setStage(tx, await lockOrder(tx, id), { stage, mail }, now);
}
