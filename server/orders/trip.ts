import { isIssued, isOfTrip, isToBePaid, statusesThat } from '#domain/core/status-questions.ts';
import { addDays, DAY_MS, dayOf, momentOf } from '#domain/core/time.ts';
import { tripsOf } from '#domain/country/trips.ts';
import type { components } from '#openapi/generated/types.ts';
import { isClose } from '#server/orders/authority.ts';
import type { Deps } from '#server/orders/deps.ts';
import { fullNameOf, type OrderRow } from '#server/orders/order-row.ts';
import { type Asker, ownOrders, papersOf, passengersOf } from '#server/orders/read-order.ts';

type Schemas = components['schemas'];
type Span = { readonly startsAt: number; readonly endsAt: number };

/** Look back this many days, so that a journey in progress is complete. */
const DAYS_BEFORE = 60;
const DAYS_AHEAD = 300;
/** More than anybody books for one trip. */
const MAX_ORDERS = 50;

/** The journeys of somebody that are not over, earliest first. `now`: server epoch ms. */
export async function journeysOf(
  deps: Pick<Deps, 'db' | 'productOf'>,
  asker: Asker,
  now: number,
): Promise<readonly (readonly Schemas['TripOrder'][])[]> {
  const today = dayOf(now);
  const span = {
    startsAt: momentOf(addDays(today, -DAYS_BEFORE)),
    endsAt: momentOf(addDays(today, DAYS_AHEAD)) + DAY_MS,
  };
  return tripsOf(await tripOf(deps, asker, span, now), today);
}

/** What somebody has booked or begun between two moments (server epoch ms), earliest first. */
export async function tripOf(
  { db, productOf }: Pick<Deps, 'db' | 'productOf'>,
  asker: Asker,
  { startsAt, endsAt }: Span,
  now: number,
): Promise<Schemas['TripOrder'][]> {
  const rows = await ownOrders(db, asker)
    .where('status', 'in', [...statusesThat(isOfTrip)])
    .where('ends_at', '>', startsAt)
    .where('starts_at', '<', endsAt)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MAX_ORDERS)
    .execute();
  return Promise.all(rows.map(async (row) => toTripOrder({ db, productOf }, row, await isClose(db, row, asker, now))));
}

async function toTripOrder(
  { db, productOf }: Pick<Deps, 'db' | 'productOf'>,
  row: OrderRow,
  /** A browser that only found the order sees less of the people. */
  isOwn: boolean,
): Promise<Schemas['TripOrder']> {
  const product = productOf(row.product);
  const [all, papers] = await Promise.all([passengersOf(db, row.id), papersOf(db, row.id)]);
  const refused = product.supplier.refused(row.detail);
  const there = all.filter(({ left_at }, place) => left_at === null && !refused.includes(place));
  return {
    orderId: row.id,
    reference: row.reference,
    product: row.product as Schemas['ProductName'], // the registry has no other names
    page: product.pageOf(row.id),
    state: isIssued(row.status) ? 'booked' : isToBePaid(row.status) ? 'begun' : 'underWay',
    people: there.map((person) => ({
      name: fullNameOf(person),
      nationality: (isOwn && person.nationality) || null,
      passportEndsOn: isOwn ? person.passport_expires_on : null,
    })),
    numbers: papers.map(({ number }) => number),
    steps: [...product.steps(row.detail)],
  };
}
