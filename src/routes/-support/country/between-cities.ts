import { readingPart } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** What products show between two cities, as HTML of the server until the page is touched. */
export const betweenCitiesPart = readingPart(
  async () => (await import('#src/screens/country/between/BetweenCities.tsx')).BetweenCities,
);
