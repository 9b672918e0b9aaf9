import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Problem, ProblemError } from '#domain/problem.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { Operation, Operations } from '#server/contract.ts';
import type { Deps } from '#server/orders/deps.ts';
import { openOffer } from '#server/products/flights/offers.ts';
import { quoteOf } from '#server/products/flights/quote.ts';
import { ensureStock, readStock } from '#server/products/flights/stock.ts';
import { refusalOf, scenarioOf } from '#server/scenarios/scenario.ts';
import type { Cast } from '#server/scenarios/stage.ts';

const STEP_CENTS = 600;
/** Long enough to see the button wait, and to read that the airline is slow. */
const TIMEOUT_MS = 4500;

/** The operations, and what comes between the traveller and them. The database stays true: a price really changes. */
export function stagedOperations(operations: Operations, { orders, charges }: Cast): Operations {
  const answeredOnce = new Set<string>();
  return refusable({
    ...operations,

    holdFlights: async (call) => {
      const { body, deps, request } = call;
      const offerId = body.offerIds[0] ?? '';
      // Who accepts a new price gets that one.
      switch (body.acceptedTotal ? null : scenarioOf(request)) {
        case 'priceUp':
          await movePrice(deps, offerId, STEP_CENTS);
          break;
        case 'priceDown':
          await movePrice(deps, offerId, -STEP_CENTS);
          break;
        case 'soldOut':
          await sellOut(deps, offerId);
          break;
        case 'supplierTimeout':
          await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
          throw new ProblemError(503, { code: 'unavailable', message: 'The supplier did not answer in time.' });
      }
      const answer = await operations.holdFlights(call);
      if (scenarioOf(request) !== 'expiry' || answer.status !== 201) return answer;
      const deadlineAt = deps.now() + MINUTE_MS;
      await shorten(deps, answer.body.orderId, deadlineAt);
      return { ...answer, body: { ...answer.body, deadlineAt } };
    },

    startPayment: async (call) => {
      const scenario = scenarioOf(call.request);
      const { orderId } = call.path;
      const answer = await operations.startPayment(call);
      if (!scenario || !('redirectUrl' in answer.body) || answer.body.redirectUrl === null) return answer;
      orders.set(orderId, scenario);
      const chargeId = new URL(answer.body.redirectUrl).pathname.split('/').at(-1) ?? '';
      charges.set(chargeId, scenario);
      if (scenario === 'lostAnswer' && !answeredOnce.has(orderId)) {
        answeredOnce.add(orderId);
        loseAnswer(call.request);
      }
      return answer;
    },
  });
}

const REFUSALS: Readonly<Record<'outage' | 'tooMany', readonly [number, Problem]>> = {
  outage: [503, { code: 'unavailable', message: 'Nobody answers.' }],
  tooMany: [429, { code: 'rate_limited', message: 'Asked too often.', retryAfterSeconds: 60 }],
};

/** Each is refused to whoever asked for that, before anything has happened. */
function refusable(operations: Operations): Operations {
  const guarded = Object.entries(operations).map(([id, operation]) => {
    const guard: Operation<never> = async (call) => {
      const refusal = refusalOf((call as { request: FastifyRequest }).request, id);
      if (refusal) throw new ProblemError(...REFUSALS[refusal]);
      return (operation as Operation<never>)(call);
    };
    return [id, guard];
  });
  return Object.fromEntries(guarded) as Operations;
}

/** Ends in the midst of the answer: browsers ask again by themselves when they have heard nothing at all. */
function loseAnswer({ raw }: FastifyRequest): void {
  raw.socket.end('HTTP/1.1 201 Created\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n{');
}

/** What an adult pays from now on, above or below what the offer showed. */
async function movePrice({ db, config, now }: Deps, offerId: string, cents: number): Promise<void> {
  const { fare, party } = openOffer(offerId, now(), config.secret);
  await ensureStock(db, [fare.fareId]);
  const book = await readStock(db, [fare.route], { from: fare.day, to: fare.day });
  const { adult } = quoteOf(fare, book, party, now()).prices;
  const adult_price = Math.max(100, adult.amount + cents);
  await db.updateTable('seat_stock').set({ adult_price }).where('fare_id', '=', fare.fareId).execute();
}

/** The seats are given back sooner than was promised. */
async function shorten({ db }: Deps, orderId: string, deadlineAt: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ deadline_at: deadlineAt, work_at: deadlineAt })
    .where('id', '=', orderId)
    .execute();
}

/** Others bought what was left. */
async function sellOut({ db, config, now }: Deps, offerId: string): Promise<void> {
  const { fare } = openOffer(offerId, now(), config.secret);
  await ensureStock(db, [fare.fareId]);
  await db
    .updateTable('seat_stock')
    .set({ sold: sql<number>`capacity - held` })
    .where('fare_id', '=', fare.fareId)
    .execute();
}
