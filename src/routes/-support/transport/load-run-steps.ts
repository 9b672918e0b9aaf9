import type { RunOrder } from '#domain/transport/orders.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { queryOfOrder } from '#src/platform/transport/run-url-of-order.ts';
import type { Query } from '#src/platform/transport/transport-url.ts';
import {
  RUN_STEPS,
  runPapersScreen,
  runPeopleStep,
  runReviewStep,
} from '#src/routes/-support/transport/run-step-screens.ts';
import { runSteps } from '#src/routes/-support/transport/run-steps.ts';
import { paperCode } from '#src/routes/-support/transport/transport-screens.ts';

/** Brings the step of a train or a bus to its page. Returns the query of the plan on which its places were chosen. */
export async function loadRunSteps(
  order: RunOrder,
  page: IndicatePage,
  { addPart }: Pick<AppContext, 'addPart'>,
): Promise<Query> {
  addPart?.('src/routes/-support/transport/RunSteps.tsx');
  addPart?.(RUN_STEPS[page].source);
  // The status of the order decides which screen shows; the server has all of them loaded.
  const screens = import.meta.env.SSR
    ? [runPeopleStep, runReviewStep, runPapersScreen, paperCode]
    : [RUN_STEPS[page].screen];
  await Promise.all([runSteps, ...screens].map(({ preload }) => preload()));
  return queryOfOrder(order);
}
