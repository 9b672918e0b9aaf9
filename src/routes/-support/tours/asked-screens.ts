import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The pages of what is asked for, each in its own chunk, and what they load. */
export const askScreen = lazyScreen(
  async () => (await import('#src/routes/-support/tours/TourAskStep.tsx')).TourAskStep,
);
export const askedScreen = lazyScreen(
  async () => (await import('#src/routes/-support/tours/TourAskedStep.tsx')).TourAskedStep,
);
export const askLoader = lazyPart(() => import('#src/routes/-support/tours/load-asked.ts'));
