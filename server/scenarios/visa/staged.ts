import { sql } from 'kysely';
import { VISA } from '#server/products/visa/detail.ts';
import type { SandboxWish } from '#server/products/visa/review.ts';
import type { Staged } from '#server/scenarios/hold.ts';
import { type Scenario, scenarioOf } from '#server/scenarios/scenario.ts';

const WISHES: Partial<Record<Scenario, SandboxWish>> = {
  correctionWanted: 'correctionWanted',
  personRefused: 'personRefused',
  allRefused: 'allRefused',
  leftToStaff: 'leftToStaff',
};

/** The simulated reviewer follows the scenario of the browser that placed the request. */
export const staged: Staged = ({ submitPassengers }) => ({
  submitPassengers: async (call) => {
    const answer = await submitPassengers(call);
    const scenario = scenarioOf(call.request);
    const wish = scenario && WISHES[scenario];
    if (!wish) return answer;
    await call.deps.db
      .updateTable('orders')
      .set({ detail: sql<string>`jsonb_set(detail, '{sandbox}', to_jsonb(${wish}::text))` })
      .where('id', '=', call.path.orderId)
      .where('product', '=', VISA)
      .execute();
    return answer;
  },
});
