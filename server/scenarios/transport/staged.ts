import type { RunFate } from '#domain/transport/runs/railway.ts';
import type { Deps } from '#server/orders/deps.ts';
import { PRODUCT, type SandboxWish } from '#server/products/transport/detail.ts';
import { befall } from '#server/scenarios/befall.ts';
import type { Staged } from '#server/scenarios/hold.ts';
import { stagedInquiry } from '#server/scenarios/inquiry.ts';
import { type Scenario, scenarioOf } from '#server/scenarios/scenario.ts';
import { runScenarios, scenarios } from '#server/scenarios/transport/scenarios.ts';

const isFate = (scenario: Scenario | null): scenario is RunFate =>
  scenario !== null && Object.hasOwn(runScenarios, scenario);
const isWish = (scenario: Scenario | null): scenario is SandboxWish =>
  scenario !== null && Object.hasOwn(scenarios, scenario) && !isFate(scenario);

/** What befalls an order that was just held. */
const stage = ({ db }: Pick<Deps, 'db'>, orderId: string, wish: SandboxWish | RunFate): Promise<void> =>
  befall(db, { product: PRODUCT, orderId }, wish);

/** The simulated operator, railway or bus company follows the scenario of the browser that holds the order. */
export const staged: Staged = ({ holdRun, holdTransport, readTransportInquiry }) => ({
  readTransportInquiry: stagedInquiry(readTransportInquiry),
  holdRun: async (call) => {
    const answer = await holdRun(call);
    const fate = scenarioOf(call.request);
    if (isFate(fate) && answer.status === 201) await stage(call.deps, answer.body.orderId, fate);
    return answer;
  },
  holdTransport: async (call) => {
    const answer = await holdTransport(call);
    const wish = scenarioOf(call.request);
    if (isWish(wish) && answer.status === 201) await stage(call.deps, answer.body.orderId, wish);
    return answer;
  },
});
