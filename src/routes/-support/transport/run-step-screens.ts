import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The steps of a train or a bus, each in its own chunk. */
export const runPeopleStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/RunPeopleStep.tsx')).RunPeopleStep,
);
export const runReviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/RunReviewStep.tsx')).RunReviewStep,
);
export const runPapersScreen = lazyScreen(
  async () => (await import('#src/screens/transport/runs/checkout/RunPapers.tsx')).RunPapers,
);

const PEOPLE = { screen: runPeopleStep, source: 'src/routes/-support/transport/RunPeopleStep.tsx' };

/** What a page shows, and its source file. The list and the plan are pages of their own, so `results` is left for the people. */
export const RUN_STEPS = {
  results: PEOPLE,
  passengers: PEOPLE,
  confirm: { screen: runReviewStep, source: 'src/routes/-support/transport/RunReviewStep.tsx' },
  issue: { screen: runPapersScreen, source: 'src/screens/transport/runs/checkout/RunPapers.tsx' },
} satisfies Record<IndicatePage, unknown>;
