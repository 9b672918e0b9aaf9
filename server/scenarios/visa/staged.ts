import { VISA } from '#server/products/visa/detail.ts';
import type { SandboxWish } from '#server/products/visa/review.ts';
import { befall } from '#server/scenarios/befall.ts';
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
    await befall(call.deps.db, { product: VISA, orderId: call.path.orderId }, wish);
    return answer;
  },
});
