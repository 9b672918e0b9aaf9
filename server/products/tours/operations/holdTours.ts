import { sql, type Transaction } from 'kysely';
import { placesOf } from '#domain/tours/ladder.ts';
import type { components } from '#openapi/generated/types.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Operation } from '#server/contract.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { type BeginRequest, openOnce } from '#server/orders/begin-once.ts';
import { createHold } from '#server/orders/create-order.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { releaseUnnamed } from '#server/orders/release.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { asTours, faresOf, PRODUCT, type ToursDetail } from '#server/products/tours/detail.ts';
import { keptTourOf, requireInventory } from '#server/products/tours/inventory/catalogue.ts';
import { takePlaces } from '#server/products/tours/line.ts';
import { detailFor, offerOf, soldOut } from '#server/products/tours/offer.ts';
import { checkDepartureLimits } from '#server/products/tours/places-held.ts';

type Holding = BeginRequest<components['schemas']['ToursHoldRequest']>;

/** Takes places of a departure, or a day of a day tour, for a quarter of an hour, and opens an order. */
export const holdTours: Operation<'holdTours'> = (call) =>
  openOnce(call, 'holdTours', { product: PRODUCT, refuse, open });

/** Without locks: in a rush most buyers of the last places are refused here. */
async function refuse({ body, now }: Holding, db: Database): Promise<void> {
  await requireInventory(db, now);
  const { departure } = await offerOf(db, body, now);
  if (departure && departure.left < placesOf(body.people)) throw soldOut();
}

async function open(tx: Transaction<Tables>, asked: Holding): Promise<OrderRow> {
  const { body, visitor, now } = asked;
  // One hold of a visitor after the other: a second request finds the order of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tours of ${visitor}`}, 0))`.execute(tx);
  const offer = await offerOf(tx, body, now, keptTourOf);
  const own = await ownHoldsOf(tx, asked);
  const same = own.find(({ detail }) => keyOf(detail) === keyOf(detailFor(body, offer, { counted: null, now })));
  if (same) return lockOrder(tx, same.id);
  // Another choice for the same departure takes the place of a hold that has no names yet.
  for (const { id, status, detail } of own) if (status === 'held' && !detail.asked) await releaseUnnamed(tx, id, asked);
  const counted = offer.departure && (await takePlaces(tx, offer.departure.id, placesOf(body.people)));
  if (counted === undefined) throw soldOut();
  const detail = detailFor(body, offer, { counted, now });
  requirePrice(faresOf(detail), { shown: body.shownTotal, accepted: body.acceptedTotal });
  const order = await createHold(tx, asked, { product: PRODUCT, detail, fares: faresOf(detail).amount });
  await checkDepartureLimits(tx, order, detail, asked);
  return order;
}

/** Open orders of this visitor for the same departure, or the same day of a day tour. */
async function ownHoldsOf(tx: Transaction<Tables>, asked: Holding) {
  const { body } = asked;
  const like = body.departure === null ? { tour: body.tour, start: body.day } : { departure: body.departure };
  const holds = (await ownHolds(tx, PRODUCT, { ...asked, like })).map(asTours);
  return holds.filter((order) => isMaker(order, asked));
}

const keyOf = ({ tour, departure, start, guideLanguage, persons, rooms }: ToursDetail): string =>
  JSON.stringify([
    ...[tour, departure, start, guideLanguage, persons.map(({ ageClass }) => ageClass)],
    rooms && [rooms.double, rooms.twin, rooms.own, rooms.shared],
  ]);
