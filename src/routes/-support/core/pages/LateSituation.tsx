import { readingPart } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** News of the country. */
export const { Late: LateSituation, preload: preloadSituation } = readingPart(
  async () => (await import('#src/screens/core/facts/SituationNote.tsx')).SituationNote,
);
