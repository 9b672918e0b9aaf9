import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The first page and the list, each in its own chunk, and what both load; loaders preload theirs. */
export const firstScreen = lazyScreen(async () => (await import('#src/routes/-support/tours/TourFirst.tsx')).TourFirst);
export const listScreen = lazyScreen(
  async () => (await import('#src/routes/-support/tours/TourListStep.tsx')).TourListStep,
);
export const listLoader = lazyPart(async () => (await import('#src/routes/-support/tours/load-list.ts')).loadTourList);
