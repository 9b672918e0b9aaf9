import { sql, type Transaction } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import { choiceProblem } from '#domain/transport/runs/choice.ts';
import { partyOf } from '#domain/transport/runs/riders.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Operation } from '#server/contract.ts';
import type { Database, Tables } from '#server/db/database.ts';
import { type BeginRequest, openOnce } from '#server/orders/begin-once.ts';
import { createHold } from '#server/orders/create-order.ts';
import { lockReplaced } from '#server/orders/lock-replaced.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { releaseOrder, releaseUnnamed } from '#server/orders/release.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import {
  faresOfRun,
  type RunItemDetail,
  type RunOrderRow,
  runsAmong,
  stockOf,
} from '#server/products/transport/runs/detail.ts';
import { checkRunLimits } from '#server/products/transport/runs/hold-limits.ts';
import { givenBack, ownRuns, runFor } from '#server/products/transport/runs/own-places.ts';
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
  const sold = await soldClass(tx, body, now);
  const replaced = body.replacesOrderId ? await lockRun(tx, body.replacesOrderId, asked) : null;
  const detail = detailFor(sold, body, replaced?.detail.places);
  const own = await ownRuns(tx, asked, detail.run);
  const same = own.find((order) => keyOf(order.detail) === keyOf(detail));
  // Release the replaced order first: its places may be the wanted ones.
  if (replaced && replaced.id !== same?.id) await releaseOrder(tx, replaced, asked);
  if (same) return lockOrder(tx, same.id);
  // Another choice in the same train or bus takes the place of a hold that has no names yet.
  const unnamed = own.filter(({ id, status }) => status === 'held' && id !== replaced?.id);
  for (const { id } of unnamed) await releaseUnnamed(tx, id, asked);
  // Who gives places back and takes them again has them no longer for it.
  const before = await givenBack(tx, asked, detail);
  // One that is over and was not swept yet leaves nothing of its time.
  const given = [...unnamed, ...before, ...(replaced && replaced.deadline_at > now ? [replaced] : [])];
  const problem = await takePlaces(tx, stockOf(detail), detail.places);
  if (problem) throw new PlacesError(problem);
  const price = faresOfRun(detail);
  requirePrice(price, { shown: body.shownTotal, accepted: body.acceptedTotal });
  const order = await createHold(tx, asked, { product: PRODUCT, detail, fares: price.amount, ...endOf(given) });
  await checkRunLimits(tx, detail, { ...asked, owner: visitor, isWritten: true });
  return given.length === 0 ? order : prolongedAs(tx, order, given);
}

const REFUSAL = 'Places take the place of places alone.';

/** The unpaid places that others take the place of; null where that order has ended. Throws 409 for what is no train or bus. */
async function lockRun(tx: Transaction<Tables>, orderId: string, asked: Holding): Promise<RunOrderRow | null> {
  const order = await lockReplaced(tx, orderId, asked, { product: PRODUCT, refusal: REFUSAL });
  if (order === null) return null;
  const [run] = runsAmong([order]);
  // A ride is an order of the same product: it has no places, and stays.
  if (!run) throw new ProblemError(409, { code: 'not_allowed', message: REFUSAL });
  return run;
}

/** Another choice has the time that was left of the first one: else who changes it again and again keeps places for ever. */
const endOf = (given: readonly RunOrderRow[]): { readonly deadlineAt?: number } =>
  given.length === 0 ? {} : { deadlineAt: Math.min(...given.map(({ deadline_at }) => deadline_at)) };

/** How often it was prolonged counts on, too. */
const prolongedAs = (tx: Transaction<Tables>, { id }: OrderRow, given: readonly RunOrderRow[]): Promise<OrderRow> =>
  tx
    .updateTable('orders')
    .set({ extensions: Math.max(...given.map(({ extensions }) => extensions)) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The same places for the same people. */
const keyOf = ({ runClass, places, infants }: RunItemDetail): string =>
  JSON.stringify([runClass.id, infants, places.map(({ place, rider }) => `${place} ${rider}`).toSorted()]);

/** Says what would fit after the rollback, so that it holds no locks. */
async function explain(error: unknown, asked: Holding, db: Database): Promise<unknown> {
  if (!(error instanceof PlacesError)) return error;
  const { body, now } = asked;
  const { run } = await soldClass(db, body, now);
  const { taken } = await runFor(db, run.id, { ...asked, replaces: body.replacesOrderId });
  const party = partyOf(body.places, body.infants);
  return problemFor(error.problem, body.places, whatFits({ run, party, taken, now }, error.problem));
}
