import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The first page and the list, each in its own chunk; loaders preload theirs. */
export const firstScreen = lazyScreen(async () => (await import('#src/routes/-support/tours/TourFirst.tsx')).TourFirst);
export const listScreen = lazyScreen(
  async () => (await import('#src/routes/-support/tours/TourListStep.tsx')).TourListStep,
);
