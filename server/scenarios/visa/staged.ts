import { sql } from 'kysely';
import { VISA } from '#server/products/visa/detail.ts';
import type { SandboxWish } from '#server/products/visa/review.ts';
import type { Staged } from '#server/scenarios/hold.ts';
import { type Scenario, scenarioOf } from '#server/scenarios/scenario.ts';
import { scenarios } from '#server/scenarios/visa/scenarios.ts';

const isWish = (scenario: Scenario | null): scenario is SandboxWish =>
  scenario !== null && Object.hasOwn(scenarios, scenario);

/** The simulated reviewer follows the scenario of the browser that placed the request. */
export const staged: Staged = ({ submitPassengers }) => ({
  submitPassengers: async (call) => {
    const answer = await submitPassengers(call);
    const wish = scenarioOf(call.request);
    if (!isWish(wish)) return answer;
    await call.deps.db
      .updateTable('orders')
      .set({ detail: sql<string>`jsonb_set(detail, '{sandbox}', to_jsonb(${wish}::text))` })
      .where('id', '=', call.path.orderId)
      .where('product', '=', VISA)
      .execute();
    return answer;
  },
});
