import type { FastifyRequest } from 'fastify';
import { type Problem, ProblemError } from '#domain/core/problem.ts';
import type { Operation, Operations } from '#server/contract.ts';
import { refusalOf, scenarioOf } from '#server/scenarios/scenario.ts';
import type { Cast } from '#server/scenarios/scenario-targets.ts';
import { stagedHolds } from '#server/scenarios/staged.gen.ts';

/** The operations with scenarios. The database stays consistent: a price really changes. */
export function stagedOperations(operations: Operations, { orders, charges }: Cast): Operations {
  const answeredOnce = new Set<string>();
  // One after the other: two products may both look at the same operation.
  const ofProducts = stagedHolds.reduce<Operations>((all, staged) => ({ ...all, ...staged(all) }), operations);
  return refusable({
    ...ofProducts,

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

/** Ends in the middle of the answer: a browser repeats a request by itself when it has received nothing. */
function loseAnswer({ raw }: FastifyRequest): void {
  raw.socket.end('HTTP/1.1 201 Created\r\ncontent-type: application/json\r\ncontent-length: 200\r\n\r\n{');
}
