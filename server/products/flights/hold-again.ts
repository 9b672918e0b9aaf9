import type { Transaction } from 'kysely';
import { euro, type Money, sum } from '#domain/core/money.ts';
import { type OrderLeg, priceLines } from '#domain/flights/fares.ts';
import type { Basics } from '#server/basics.ts';
import type { Tables } from '#server/db/database.ts';
import type { OrderOf, PassengerRow } from '#server/orders/order-row.ts';
import type { Priced } from '#server/orders/product.ts';
import { birthDaysOf, type FlightDetail } from '#server/products/flights/detail.ts';
import {
  requireOnSale,
  reserveSeats,
  SoldOutError,
  soldOutProblem,
  type WantedLeg,
} from '#server/products/flights/reserve-seats.ts';
import { lockStock } from '#server/products/flights/stock.ts';
import { fareOf } from '#server/products/flights/timetable.ts';
import { ownSeats } from '#server/products/flights/visitor-holds.ts';

type HoldRequest = {
  readonly people: readonly PassengerRow[];
  readonly accepted: Money | undefined;
  readonly now: number;
};

/** Takes the seats of an expired order again, for a new session and the known ages. */
export async function holdSeatsAgain(
  tx: Transaction<Tables>,
  order: OrderOf<FlightDetail>,
  { people, accepted, now }: HoldRequest,
): Promise<Priced<FlightDetail>> {
  const birthDays = birthDaysOf(people);
  const totalOf = (legs: readonly OrderLeg[]) =>
    sum(
      priceLines(legs, order.detail, birthDays).map((line) => line.sum),
      'EUR',
    );
  const legs = wantedLegs(order);
  requireOnSale(legs, now);
  const book = await lockStock(
    tx,
    legs.map(({ fare }) => fare.fareId),
  );
  const held = await reserveSeats(tx, book, {
    legs,
    party: order.detail,
    totalOf,
    shown: euro(order.fares),
    accepted,
    own: await ownSeats(tx, order.owner, now),
    now,
  });
  return { detail: { ...order.detail, legs: held }, fares: totalOf(held) };
}

const wantedLegs = ({ detail }: OrderOf<FlightDetail>): WantedLeg[] =>
  detail.legs.map(({ path, fareId, seats }) => {
    const fare = fareOf(fareId);
    if (!fare) throw new Error(`The timetable no longer has ${fareId}`);
    return { path, fare, seats };
  });

export async function explainSoldOut(deps: Basics, order: OrderOf<FlightDetail>, error: unknown): Promise<unknown> {
  if (!(error instanceof SoldOutError)) return error;
  const now = deps.now();
  const own = await ownSeats(deps.db, order.owner, now);
  return soldOutProblem(deps, { leg: error.leg, legs: wantedLegs(order), party: order.detail, own, now });
}
