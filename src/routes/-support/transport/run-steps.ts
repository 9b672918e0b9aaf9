import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The steps of a train or a bus: whose order an address names is known late, and a ride needs nothing of them. */
export const runSteps = lazyScreen(async () => (await import('#src/routes/-support/transport/RunSteps.tsx')).RunSteps);
