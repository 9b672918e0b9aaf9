import type { Transaction } from 'kysely';
import { sum } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { legTotal, type OrderLeg } from '#domain/flights/fares.ts';
import { seatsFor } from '#domain/flights/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Operation } from '#server/contract.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { type BeginRequest, openOnce } from '#server/orders/begin-once.ts';
import { createHold } from '#server/orders/create-order.ts';
import { lockReplaced } from '#server/orders/lock-replaced.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { releaseOrder } from '#server/orders/release.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { asFlights, FLIGHTS, type FlightDetail } from '#server/products/flights/detail.ts';
import { type Offered, openOffer } from '#server/products/flights/offers.ts';
import {
  connects,
  requireSeats,
  reserveSeats,
  SoldOutError,
  soldOutProblem,
  type WantedLeg,
} from '#server/products/flights/reserve-seats.ts';
import { lockStock, peekStock } from '#server/products/flights/stock.ts';
import { isFor, ownSeats, seatsOf } from '#server/products/flights/visitor-holds.ts';

/** Takes the seats of all legs or none, for one flight session, and opens an order. */
export const holdFlights: Operation<'holdFlights'> = (call) =>
  openOnce(call, 'holdFlights', { product: FLIGHTS, refuse, open, explain });

type Holding = BeginRequest<components['schemas']['FlightHoldRequest']>;

async function refuse({ body, now, config }: Holding, db: Database): Promise<void> {
  const { legs } = readOffers(body.offerIds, now, config.secret);
  const fareIds = legs.map(({ fare }) => fare.fareId);
  requireSeats(await peekStock(db, fareIds), legs, now);
}

async function open(tx: Transaction<Tables>, asked: Holding): Promise<OrderRow> {
  const { body, now } = asked;
  const { offers, legs, party } = readOffers(body.offerIds, now, asked.config.secret);
  const fareIds = legs.map(({ fare }) => fare.fareId);
  const given = body.replacesOrderId ? await lockReplaced(tx, body.replacesOrderId, asked, TAKING) : null;
  const replaced = given && asFlights(given);
  // Locks the rows of both orders, so that a second click waits here for the first and then finds its order.
  const touched = [...fareIds, ...(replaced?.detail.legs.map(({ fareId }) => fareId) ?? [])];
  const book = await lockStock(tx, touched);
  const holds = (await ownHolds(tx, FLIGHTS, asked)).map(asFlights);
  const same = holds.find((order) => isMaker(order, asked) && isFor(order, { ...party, fareIds }));
  // Release the replaced order first: its seats may be the wanted ones.
  if (replaced && replaced.id !== same?.id) await releaseOrder(tx, replaced, asked);
  if (same) return same;
  const totalOf = (quoted: readonly OrderLeg[]) =>
    sum(
      quoted.map(({ prices }) => legTotal(prices, party)),
      'EUR',
    );
  const held = await reserveSeats(tx, replaced ? await lockStock(tx, touched) : book, {
    legs,
    party,
    totalOf,
    shown: sum(
      offers.map(({ total }) => total),
      'EUR',
    ),
    accepted: body.acceptedTotal,
    own: seatsOf(holds.filter(({ id }) => id !== replaced?.id)),
    now,
  });
  const type = held.length === 1 ? 'oneWay' : 'twoWay';
  const detail: FlightDetail = { type, ...party, legs: held };
  return createHold(tx, asked, { product: FLIGHTS, detail, fares: totalOf(held).amount });
}

const TAKING = { product: FLIGHTS, refusal: 'Seats take the place of seats alone.' };

type Opened = { readonly offers: Offered[]; readonly legs: WantedLeg[]; readonly party: Offered['party'] };

/** Accepts one leg, or a return trip for the same people with enough connection time. */
function readOffers(offerIds: readonly string[], now: number, secret: string): Opened {
  const offers = offerIds.map((offerId) => openOffer(offerId, now, secret));
  const [first, second] = offers;
  if (!first) throw mismatch();
  const party = first.party;
  if (second) {
    const isBack = second.fare.route === first.fare.route.split('-').toReversed().join('-');
    const isSameParty = JSON.stringify(second.party) === JSON.stringify(party);
    if (!isBack || !isSameParty) throw mismatch();
    if (!connects(first.fare, second.fare)) {
      const fields = { 'offerIds.1': 'connection_too_short' as const };
      throw new ProblemError(422, {
        code: 'invalid_details',
        message: 'There is no time between the flights.',
        fields,
      });
    }
  }
  const legs = offers.map(({ fare }, index) => ({
    path: index === 0 ? ('departing' as const) : ('returning' as const),
    fare,
    seats: seatsFor(party),
  }));
  return { offers, legs, party };
}

const mismatch = () =>
  new ProblemError(400, {
    code: 'invalid_request',
    message: 'These offers are not there and back for the same people.',
    fields: { offerIds: 'do not belong together' },
  });

/** Builds the sold-out answer after the rollback, so that it holds no locks. */
async function explain(error: unknown, asked: Holding, db: Database): Promise<unknown> {
  if (!(error instanceof SoldOutError)) return error;
  const { body, visitor, now, config } = asked;
  const { legs, party } = readOffers(body.offerIds, now, config.secret);
  const own = await ownSeats(db, visitor, now);
  return soldOutProblem({ db, config }, { leg: error.leg, legs, party, own, now });
}
