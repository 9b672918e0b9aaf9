import { sql } from 'kysely';
import { PRODUCT, type SandboxWish } from '#server/products/transport/detail.ts';
import type { Staged } from '#server/scenarios/hold.ts';
import { stagedInquiry } from '#server/scenarios/inquiry.ts';
import { type Scenario, scenarioOf } from '#server/scenarios/scenario.ts';
import { scenarios } from '#server/scenarios/transport/scenarios.ts';

const isWish = (scenario: Scenario | null): scenario is SandboxWish =>
  scenario !== null && Object.hasOwn(scenarios, scenario);

/** The simulated operator follows the scenario of the browser that holds the order. */
export const staged: Staged = ({ holdTransport, readTransportInquiry }) => ({
  readTransportInquiry: stagedInquiry(readTransportInquiry),
  holdTransport: async (call) => {
    const answer = await holdTransport(call);
    const wish = scenarioOf(call.request);
    if (!isWish(wish) || answer.status !== 201) return answer;
    await call.deps.db
      .updateTable('orders')
      .set({ detail: sql<string>`jsonb_set(detail, '{sandbox}', to_jsonb(${wish}::text))` })
      .where('id', '=', answer.body.orderId)
      .where('product', '=', PRODUCT)
      .execute();
    return answer;
  },
});
