import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { ProblemError } from '#domain/core/problem.ts';
import { addDays, MINUTE_MS } from '#domain/core/time.ts';
import { whoOf } from '#server/accounts/who.ts';
import type { Operations } from '#server/contract.ts';
import { ratesNow } from '#server/facts/current.ts';
import type { Deps } from '#server/orders/deps.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { scenarioOf } from '#server/scenarios/scenario.ts';

export type Staged = (operations: Operations) => Partial<Operations>;

/** What can happen to the stock of a product between search and hold; really changes the database. */
export type Befalls = {
  /** Changes the price of the offers by `cents`. */
  readonly movePrice: (deps: Deps, offerIds: readonly string[], cents: number) => Promise<void>;
  /** Sells the rest of the stock to others. */
  readonly sellOut: (deps: Deps, offerIds: readonly string[]) => Promise<void>;
};

type Call = {
  readonly body: { readonly offerIds: readonly string[]; readonly acceptedTotal?: unknown };
  readonly deps: Deps;
  readonly request: FastifyRequest;
};
type Answer = { readonly status: number; readonly body: unknown };

const STEP_CENTS = 600;
/** Long enough to see the busy button and the text about a slow supplier. */
const TIMEOUT_MS = 4500;

/** A hold, or an inquiry, with this browser's scenario. */
export const stagedHold =
  <TCall extends Call, TAnswer extends Answer>(
    hold: (call: TCall) => Promise<TAnswer>,
    { movePrice, sellOut }: Befalls,
  ): ((call: TCall) => Promise<TAnswer>) =>
  async (call) => {
    const { body, deps, request } = call;
    // A traveller who accepts a new price gets that price.
    switch (body.acceptedTotal ? null : scenarioOf(request)) {
      case 'priceUp':
        await movePrice(deps, body.offerIds, STEP_CENTS);
        break;
      case 'priceDown':
        await movePrice(deps, body.offerIds, -STEP_CENTS);
        break;
      case 'soldOut':
        await sellOut(deps, body.offerIds);
        break;
      case 'supplierTimeout':
        await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
        throw new ProblemError(503, { code: 'unavailable', message: 'The supplier did not answer in time.' });
    }
    const answer = await hold(call);
    if (scenarioOf(request) === 'deposit' && isHeld(answer)) await takeDeposit(deps, answer.body.orderId);
    if (scenarioOf(request) === 'rateMoved' && isHeld(answer)) {
      await keepOlderRates(deps, answer.body.orderId);
      const order = deps.db.selectFrom('orders').selectAll().where('id', '=', answer.body.orderId);
      const who = await whoOf(request, deps);
      const body = await toOrder(deps.db, await order.executeTakeFirstOrThrow(), deps.now(), who, deps);
      return { ...answer, body };
    }
    if (scenarioOf(request) !== 'expiry' || !isHeld(answer)) return answer;
    const deadlineAt = deps.now() + MINUTE_MS;
    await shorten(deps, answer.body.orderId, deadlineAt);
    return { ...answer, body: { ...answer.body, deadlineAt } };
  };

const isHeld = (answer: Answer): answer is Answer & { readonly body: { readonly orderId: string } } =>
  answer.status === 201 &&
  typeof answer.body === 'object' &&
  answer.body !== null &&
  'orderId' in answer.body &&
  typeof answer.body.orderId === 'string'; // an inquiry has no order yet

/** Marks what was bought: a product is asked for its plan with nothing else. */
const takeDeposit = ({ db }: Deps, orderId: string) =>
  db.updateTable('orders').set({ detail: sql`detail || '{"isOnDeposit":true}'` }).where('id', '=', orderId).execute();

export const isOnDeposit = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'isOnDeposit' in detail;

/** As an order has them that was begun before the table changed; a euro bought two percent more dollars. */
async function keepOlderRates({ db }: Deps, orderId: string): Promise<void> {
  const { on, rials } = await ratesNow(db);
  const older = { on: addDays(on, -1), rials: { ...rials, EUR: Math.round(rials.EUR * 1.02) } };
  await db
    .updateTable('orders')
    .set({ rates: JSON.stringify(older) })
    .where('id', '=', orderId)
    .execute();
}

async function shorten({ db }: Deps, orderId: string, deadlineAt: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ deadline_at: deadlineAt, work_at: deadlineAt })
    .where('id', '=', orderId)
    .execute();
}
