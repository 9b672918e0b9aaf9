import { sql, type Transaction } from 'kysely';
import { choiceProblem } from '#domain/transport/runs/choice.ts';
import { partyOf } from '#domain/transport/runs/riders.ts';
import type { components } from '#openapi/generated/types.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Operation } from '#server/contract.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { type BeginRequest, openOnce } from '#server/orders/begin-once.ts';
import { createHold } from '#server/orders/create-order.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { releaseUnnamed } from '#server/orders/release.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import {
  faresOfRun,
  type RunItemDetail,
  type RunOrderRow,
  runsAmong,
  stockOf,
} from '#server/products/transport/runs/detail.ts';
import { PlacesError, problemFor, whatFits } from '#server/products/transport/runs/places-problem.ts';
import { detailFor, soldClass } from '#server/products/transport/runs/sold.ts';
import { takenPlaces, takePlaces } from '#server/products/transport/runs/stock.ts';

type Holding = BeginRequest<components['schemas']['RunHoldRequest']>;

/** Takes places of a train or a bus for a quarter of an hour, and opens an order. */
export const holdRun: Operation<'holdRun'> = (call) =>
  openOnce(call, 'holdRun', { product: PRODUCT, refuse, open, explain });

/** Without locks: in a rush most buyers of the last places are refused here. */
async function refuse({ body, now }: Holding, db: Database): Promise<void> {
  const sold = await soldClass(db, body, now);
  detailFor(sold, body);
  const problem = choiceProblem(sold.runClass, await takenPlaces(db, sold.run.id), body.places);
  if (problem) throw new PlacesError(problem);
}

async function open(tx: Transaction<Tables>, asked: Holding): Promise<OrderRow> {
  const { body, visitor, now } = asked;
  // One hold of a visitor after the other: a second request finds the order of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`runs of ${visitor}`}, 0))`.execute(tx);
  const detail = detailFor(await soldClass(tx, body, now), body);
  const own = await ownOf(tx, detail.run, asked);
  const same = own.find((order) => keyOf(order.detail) === keyOf(detail));
  if (same) return lockOrder(tx, same.id);
  // Another choice in the same train or bus takes the place of a hold that has no names yet.
  for (const { id, status } of own) if (status === 'held') await releaseUnnamed(tx, id, asked);
  const problem = await takePlaces(tx, stockOf(detail), detail.places);
  if (problem) throw new PlacesError(problem);
  const price = faresOfRun(detail);
  requirePrice(price, { shown: body.shownTotal, accepted: body.acceptedTotal });
  return createHold(tx, asked, { product: PRODUCT, detail, fares: price.amount });
}

/** Open orders of this visitor for the same train or bus. */
async function ownOf(db: Queryable, run: string, asked: Holding): Promise<readonly RunOrderRow[]> {
  const holds = await ownHolds(db, PRODUCT, { visitor: asked.visitor, now: asked.now, like: { run } });
  return runsAmong(holds).filter((order) => isMaker(order, asked));
}

/** The same places for the same people. */
const keyOf = ({ runClass, places, infants }: RunItemDetail): string =>
  JSON.stringify([runClass.id, infants, places.map(({ place, rider }) => `${place} ${rider}`).toSorted()]);

/** Says what would fit after the rollback, so that it holds no locks. What a hold of theirs without names has they can have. */
async function explain(error: unknown, asked: Holding, db: Database): Promise<unknown> {
  if (!(error instanceof PlacesError)) return error;
  const { body, now } = asked;
  const { run } = await soldClass(db, body, now);
  const taken = new Map(await takenPlaces(db, run.id));
  for (const { status, detail } of await ownOf(db, run.id, asked))
    if (status === 'held') for (const { place } of detail.places) taken.delete(place);
  const party = partyOf(body.places, body.infants);
  return problemFor(error.problem, body.places, whatFits({ run, party, taken, now }, error.problem));
}
