import { sql } from 'kysely';
import type { RunFate } from '#domain/transport/runs/railway.ts';
import type { Call } from '#server/contract.ts';
import { PRODUCT, type SandboxWish } from '#server/products/transport/detail.ts';
import type { Staged } from '#server/scenarios/hold.ts';
import { stagedInquiry } from '#server/scenarios/inquiry.ts';
import { type Scenario, scenarioOf } from '#server/scenarios/scenario.ts';
import { scenarios } from '#server/scenarios/transport/scenarios.ts';

const isWish = (scenario: Scenario | null): scenario is SandboxWish | RunFate =>
  scenario !== null && Object.hasOwn(scenarios, scenario);

/** Writes into an order that was just held what the scenario of its browser lets happen. */
async function stage({ request, deps }: Pick<Call<never>, 'request' | 'deps'>, orderId: string): Promise<void> {
  const wish = scenarioOf(request);
  if (!isWish(wish)) return;
  await deps.db
    .updateTable('orders')
    .set({ detail: sql<string>`jsonb_set(detail, '{sandbox}', to_jsonb(${wish}::text))` })
    .where('id', '=', orderId)
    .where('product', '=', PRODUCT)
    .execute();
}

/** The simulated operator, railway or bus company follows the scenario of the browser that holds the order. */
export const staged: Staged = ({ holdRun, holdTransport, readTransportInquiry }) => ({
  readTransportInquiry: stagedInquiry(readTransportInquiry),
  holdRun: async (call) => {
    const answer = await holdRun(call);
    if (answer.status === 201) await stage(call, answer.body.orderId);
    return answer;
  },
  holdTransport: async (call) => {
    const answer = await holdTransport(call);
    if (answer.status === 201) await stage(call, answer.body.orderId);
    return answer;
  },
});
