import { readingPart } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The picture of a trip: the list of days under it says the same, so its code comes last. */
export const tripDrawing = readingPart(
  async () => (await import('#src/routes/-support/country/DrawnTrip.tsx')).DrawnTrip,
);
