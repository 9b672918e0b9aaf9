import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Trains and buses until their places are held: form, list and plan, each in its own chunk. */
export const runFormStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/RunFormStep.tsx')).RunFormStep,
);
export const listStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/RunListStep.tsx')).RunListStep,
);
export const placesStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/PlacesStep.tsx')).PlacesStep,
);
