import type { Transaction } from 'kysely';
import { sum } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { legTotal } from '#domain/flights/fares.ts';
import { seatsFor } from '#domain/flights/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { isMaker } from '#server/accounts/own.ts';
import { visitorFor } from '#server/accounts/visitor.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { createOrder } from '#server/orders/create-order.ts';
import type { Deps } from '#server/orders/deps.ts';
import { inHoldTurn } from '#server/orders/hold-turns.ts';
import { type Intention, idempotent, isUsed } from '#server/orders/idempotent.ts';
import { lockReplaced } from '#server/orders/lock-replaced.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { releaseOrder } from '#server/orders/release.ts';
import { asFlights, FLIGHTS, type FlightDetail, holdDeadline } from '#server/products/flights/detail.ts';
import { type Offered, openOffer } from '#server/products/flights/offers.ts';
import { isFor, ownHolds, ownSeats, seatsOf } from '#server/products/flights/own-holds.ts';
import { requireFewSeats } from '#server/products/flights/seats-held.ts';
import { lockStock, peekStock } from '#server/products/flights/stock.ts';
import {
  connects,
  requireSeats,
  SoldOutError,
  soldOutProblem,
  takeSeats,
  type WantedLeg,
} from '#server/products/flights/take-seats.ts';

type HoldRequest = components['schemas']['FlightHoldRequest'];

/** Takes the seats of all legs or none, for one flight session, and opens an order. */
export const holdFlights: Operation<'holdFlights'> = async ({ body, headers, request, who, setCookie, deps }) => {
  await countUse(deps, LIMITS.holdByAddress, request.ip);
  const now = deps.now();
  const key = headers['Idempotency-Key'];
  const { visitor, cookie } = await visitorFor(deps, who, key);
  const intention = { owner: visitor, operation: 'holdFlights', key, request: body, now };
  const asked = { body, visitor, accountId: who.accountId, address: request.ip, now };
  const answer = await inHoldTurn(async () => {
    await refuseSoldOut(deps, asked, intention);
    return idempotent(deps.db, intention, async (tx) => {
      const order = await hold(tx, { ...asked, productOf: deps.productOf, config: deps.config });
      return { status: 201 as const, body: await toOrder(tx, order, now, asked, deps) };
    });
  }).catch((error: unknown) => explain(error, deps, asked));
  if (cookie) setCookie(cookie);
  return answer;
};

type Asked = {
  readonly body: HoldRequest;
  readonly visitor: string;
  readonly accountId: string | null;
  readonly address: string;
  readonly now: number;
};

/**
 * Tells a visitor without a hold or a used key that seats are sold out, before waiting for a lock: in a rush most
 * requests end here. A used key returns its stored answer in any case.
 */
async function refuseSoldOut({ db, config }: Deps, { body, visitor, now }: Asked, intention: Intention): Promise<void> {
  if (await isUsed(db, intention)) return;
  const { legs } = readOffers(body.offerIds, now, config.secret);
  const fareIds = legs.map(({ fare }) => fare.fareId);
  const book = await peekStock(db, fareIds);
  try {
    requireSeats(book, legs, now);
  } catch (soldOut) {
    // Read again: the first request with this key may have ended just now.
    const isKnown = (await ownHolds(db, visitor, now)).length > 0 || (await isUsed(db, intention));
    if (!isKnown) throw soldOut;
  }
}

async function hold(tx: Transaction<Tables>, asked: Asked & Pick<Deps, 'productOf' | 'config'>): Promise<OrderRow> {
  const { body, visitor, now } = asked;
  const { offers, legs, party } = readOffers(body.offerIds, now, asked.config.secret);
  const fareIds = legs.map(({ fare }) => fare.fareId);
  const given = body.replacesOrderId ? await lockReplaced(tx, body.replacesOrderId, asked, TAKING) : null;
  const replaced = given && asFlights(given);
  // Locks the rows of both orders, so that a second click waits here for the first and then finds its order.
  const touched = [...fareIds, ...(replaced?.detail.legs.map(({ fareId }) => fareId) ?? [])];
  const book = await lockStock(tx, touched);
  const holds = await ownHolds(tx, visitor, now);
  const same = holds.find((order) => isMaker(order, asked) && isFor(order, { ...party, fareIds }));
  if (same && same.id === replaced?.id) return same;
  // Release the replaced order first: its seats may be the wanted ones.
  if (replaced) await releaseOrder(tx, replaced, asked);
  if (same) return same;
  const held = await takeSeats(tx, replaced ? await lockStock(tx, touched) : book, {
    legs,
    party,
    totalOf: (quoted) =>
      sum(
        quoted.map(({ prices }) => legTotal(prices, party)),
        'EUR',
      ),
    shown: sum(
      offers.map(({ total }) => total),
      'EUR',
    ),
    accepted: body.acceptedTotal,
    own: seatsOf(holds.filter(({ id }) => id !== replaced?.id)),
    now,
  });
  const fares = sum(
    held.map(({ prices }) => legTotal(prices, party)),
    'EUR',
  ).amount;
  const type = held.length === 1 ? 'oneWay' : 'twoWay';
  const detail: FlightDetail = { type, ...party, legs: held };
  const order = await createOrder(tx, asked.productOf, {
    owner: visitor,
    accountId: asked.accountId,
    product: FLIGHTS,
    detail,
    fares,
    deadlineAt: holdDeadline(now),
    now,
  });
  await requireFewSeats(tx, order, asked);
  return order;
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
async function explain(error: unknown, deps: Deps, { body, visitor, now }: Asked): Promise<never> {
  if (!(error instanceof SoldOutError)) throw error;
  const { legs, party } = readOffers(body.offerIds, now, deps.config.secret);
  const own = await ownSeats(deps.db, visitor, now);
  throw await soldOutProblem(deps, { leg: error.leg, legs, party, own, now });
}
