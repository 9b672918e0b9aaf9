import { sql, type Transaction } from 'kysely';
import { type OrderLeg, priceLines } from '#domain/fares.ts';
import { partySize } from '#domain/flight-search.ts';
import { euro, type Money, sum } from '#domain/money.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { ownerKey } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { idempotent } from '#server/orders/idempotent.ts';
import { ownSeats } from '#server/orders/own-holds.ts';
import { pricedAt } from '#server/orders/price.ts';
import { findOwnOrder, lockOrder, type OrderRow, passengersOf, toOrder } from '#server/orders/read-order.ts';
import { requireAllowed, transition } from '#server/orders/transition.ts';
import { holdDeadline } from '#server/products/flights/detail.ts';
import { requireFewSeats } from '#server/products/flights/seats-held.ts';
import { lockStock } from '#server/products/flights/stock.ts';
import {
  requireOnSale,
  SoldOutError,
  soldOutProblem,
  takeSeats,
  type WantedLeg,
} from '#server/products/flights/take-seats.ts';
import { fareOf } from '#server/products/flights/timetable.ts';

/** Takes the seats of an expired order once more, for a fresh session and with everything that was typed. */
export const holdAgain: Operation<'holdAgain'> = async ({ path, body, headers, request, who, deps }) => {
  await countUse(deps, LIMITS.holdByAddress, request.ip);
  const now = deps.now();
  const found = await findOwnOrder(deps, path.orderId, who, now);
  const intention = {
    owner: ownerKey(who),
    operation: 'holdAgain',
    key: headers['Idempotency-Key'],
    request: { ...body, orderId: found.id },
    now,
  };
  return idempotent(deps.db, intention, async (tx) => {
    const order = await retake(tx, found.id, body.acceptedTotal, now);
    await requireFewSeats(tx, order, { address: request.ip, config: deps.config, now });
    return { status: 200 as const, body: await toOrder(tx, order, now, who) };
  }).catch((error: unknown) => explain(error, deps, found, now));
};

async function retake(
  tx: Transaction<Tables>,
  orderId: string,
  accepted: Money | undefined,
  now: number,
): Promise<OrderRow> {
  const order = await lockOrder(tx, orderId);
  requireAllowed('holdAgain', order.status);
  const passengers = await passengersOf(tx, orderId);
  const birthDays = passengers.map(({ birth_on }) => birth_on);
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
  const held = await takeSeats(tx, book, {
    legs,
    party: order.detail,
    totalOf,
    shown: euro(order.fares),
    accepted,
    own: await ownSeats(tx, order.owner, now),
    now,
  });
  const isComplete = passengers.length === partySize(order.detail);
  await transition(tx, orderId, 'holdAgain', isComplete ? 'awaitingPayment' : 'held', now);
  const deadline = holdDeadline(now);
  return tx
    .updateTable('orders')
    .set({
      detail: JSON.stringify({ ...order.detail, legs: held }),
      ...(await pricedAt(tx, order, totalOf(held))),
      deadline_at: deadline,
      work_at: deadline,
      extensions: 0,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const wantedLegs = ({ detail }: OrderRow): WantedLeg[] =>
  detail.legs.map(({ path, fareId, seats }) => {
    const fare = fareOf(fareId);
    if (!fare) throw new Error(`The timetable no longer has ${fareId}`);
    return { path, fare, seats };
  });

async function explain(error: unknown, deps: Deps, order: OrderRow, now: number): Promise<never> {
  if (!(error instanceof SoldOutError)) throw error;
  const own = await ownSeats(deps.db, order.owner, now);
  throw await soldOutProblem(deps, { leg: error.leg, legs: wantedLegs(order), party: order.detail, own, now });
}
