import { sql, type Transaction } from 'kysely';
import { isAllowed } from '#domain/core/order-status.ts';
import { isIssued, statusesThat } from '#domain/core/status-questions.ts';
import { DAY_MS } from '#domain/core/time.ts';
import {
  afterStep,
  CANCELLED_TOLD_MS,
  chooseUntil,
  leavesAt,
  nextStep,
  type RunStep,
} from '#domain/transport/runs/railway.ts';
import type { Tables } from '#server/db/database.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { quoteOf, requestCancellation } from '#server/orders/cancel.ts';
import { openChange } from '#server/orders/changes.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import { eachOrderInTurn } from '#server/orders/each-order.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import type { ProductWork } from '#server/orders/product-work.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { setStage } from '#server/orders/set-stage.ts';
import { setWorkAt } from '#server/orders/work-at.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { type RunItemDetail, type RunOrderRow, runsAmong } from '#server/products/transport/runs/detail.ts';
import { otherRuns } from '#server/products/transport/runs/other-run.ts';
import { runs } from '#server/products/transport/runs/product.ts';
import { runCancelledMail, runLateMail } from '#server/products/transport/runs/railway-mails.ts';

type Tx = Transaction<Tables>;
type Deps = Parameters<ProductWork>[0];

/** Nothing of a run is told longer before. */
const AHEAD_MS = CANCELLED_TOLD_MS;
/** Nothing of a run is told so long after its end; only the money of one that did not run still goes back. */
const BEHIND_MS = 3 * DAY_MS;
/** Orders of one round; the others wait for the next. */
const LIMIT = 50;
/** Orders that are looked at in one round; those that begin first. */
const MOST_LOOKED_AT = 2000;

/** The stage of an order after a step of its run. */
const STAGES = { late: 'late', cancelled: 'runCancelled', boarding: 'boarding', done: 'done' } as const;

/** What the simulated railway and bus companies do: a run is late, cancelled, boarded, and arrives. */
export const workOfRuns: ProductWork = async (deps, onFailure) => {
  const at = deps.now();
  const near = await deps.db
    .selectFrom('orders')
    .selectAll()
    .where('product', '=', PRODUCT)
    .where('status', 'in', statusesThat(isIssued))
    .where((eb) => eb.or([eb('starts_at', '<=', at + AHEAD_MS), eb('stage', 'in', [...TOLD])]))
    .where((eb) => eb.or([eb('ends_at', '>', at - BEHIND_MS), eb('stage', '=', STAGES.cancelled)]))
    .where(sql<boolean>`detail ? 'run'`)
    .where(sql`detail ->> 'stage'`, '<>', 'done')
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_LOOKED_AT)
    .execute();
  const due = runsAmong(near).filter((order) => isDue(order, at));
  const turn = { job: 'runs', now: at, limit: LIMIT };
  await eachOrderInTurn(deps.db, turn, due, (tx, row) => moveOn(tx, row, deps), onFailure);
};

/** The next step of an order that is due; a step is not before the order was issued. */
function dueStep({ detail, issued_at }: Pick<RunOrderRow, 'detail' | 'issued_at'>, now: number): RunStep | null {
  const step = nextStep(detail);
  return step && step.at <= now ? { ...step, at: Math.max(step.at, issued_at ?? step.at) } : null;
}

const isSilent = ({ stage, times }: RunItemDetail, now: number): boolean =>
  stage === 'cancelled' && now >= chooseUntil(times);

/** What was told of the run before, where its traveller has chosen another one. */
const TOLD = [STAGES.cancelled, STAGES.late, STAGES.boarding] as const;

/** It was cancelled or late, and its traveller has chosen another run, of which nothing is told yet. */
const isMoved = ({ stage, detail }: Pick<RunOrderRow, 'stage' | 'detail'>): boolean =>
  TOLD.some((told) => told === stage) && detail.stage === 'issued' && detail.delay === null;

const isDue = (order: RunOrderRow, now: number): boolean =>
  dueStep(order, now) !== null || isSilent(order.detail, now) || isMoved(order);

/** Takes all steps that are due. While a change of the order is being made, which would overwrite them, they wait. */
async function moveOn(tx: Tx, row: OrderRow, deps: Deps): Promise<void> {
  const now = deps.now();
  let [order] = runsAmong([row]);
  if (!order || !isAllowed('setStage', order.status)) return;
  if ((await openChange(tx, order.id))?.status === 'changing') return;
  if (isMoved(order)) await setStage(tx, order, { stage: 'runMoved', mail: null }, now);
  for (let step = dueStep(order, now); step && order; step = order ? dueStep(order, now) : null) {
    const detail = afterStep(order.detail, step);
    const columns = detailColumns(runs, detail);
    await tx
      .updateTable('orders')
      .set({ ...columns, version: sql<number>`version + 1` })
      .where('id', '=', order.id)
      .execute();
    const told = { ...order, detail };
    await setStage(
      tx,
      await lockOrder(tx, order.id),
      { stage: STAGES[step.what], mail: await mailOf(tx, told, step, deps) },
      now,
    );
    [order] = runsAmong([await lockOrder(tx, order.id)]);
  }
  if (order && isSilent(order.detail, now)) await giveAllBack(tx, order, deps);
}

async function mailOf(tx: Tx, order: RunOrderRow, { what }: RunStep, { config, now }: Deps): Promise<Mail | null> {
  const { reference, detail } = order;
  const told = { reference, url: findBookingUrl({ publicUrl: config.publicUrl, reference }) };
  if (what !== 'late' && what !== 'cancelled') return null;
  // After a stop of the workers: who reads it is aboard, or has missed it.
  if (what === 'late' && now() >= leavesAt(detail)) return null;
  const others = await otherRuns(tx, order, now());
  return what === 'late' ? runLateMail(detail, others, told) : runCancelledMail(detail, others, told);
}

/** Who has not chosen gets all the money of a run that was cancelled. */
async function giveAllBack(tx: Tx, order: RunOrderRow, { productOf, now }: Deps): Promise<void> {
  const product = productOf(PRODUCT);
  const { cancellation } = await quoteOf(tx, order, product, null, now());
  const back = { refund: cancellation.refund.amount, destination: 'card' as const, isRefused: true };
  await requestCancellation(tx, order, product, back, now());
  await setWorkAt(tx, order.id, now());
}
