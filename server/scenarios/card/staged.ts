import { CARD, type CardSandbox } from '#server/products/card/detail.ts';
import { befall } from '#server/scenarios/befall.ts';
import { scenarios } from '#server/scenarios/card/scenarios.ts';
import type { Staged } from '#server/scenarios/hold.ts';
import { type Scenario, scenarioOf } from '#server/scenarios/scenario.ts';

const isWish = (scenario: Scenario | null): scenario is CardSandbox =>
  scenario !== null && Object.hasOwn(scenarios, scenario);

/** The simulated issuer follows the scenario of the browser that told the holder. */
export const staged: Staged = ({ submitPassengers }) => ({
  submitPassengers: async (call) => {
    const answer = await submitPassengers(call);
    const wish = scenarioOf(call.request);
    if (!isWish(wish)) return answer;
    await befall(call.deps.db, { product: CARD, orderId: call.path.orderId }, wish);
    return answer;
  },
});
