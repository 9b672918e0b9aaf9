import { latePiece, lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Trains and buses until their places are held: form, list and plan, each in its own chunk, and what they load. */
export const runFormStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/RunFormStep.tsx')).RunFormStep,
);
export const listStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/RunListStep.tsx')).RunListStep,
);
export const placesStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/PlacesStep.tsx')).PlacesStep,
);
export const runsLoader = lazyPart(() => import('#src/routes/-support/transport/load-runs.ts'));
/** Chooses among them. */
export const runsPage = lazyScreen(async () => (await import('#src/routes/-support/transport/Runs.tsx')).Runs);
/** Only of a day that is not sold yet. */
export const tellMe = latePiece(async () => (await import('#src/routes/-support/transport/TellMeHost.tsx')).TellMeHost);
