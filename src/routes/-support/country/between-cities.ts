import type { AppContext } from '#src/platform/core/flow/context.ts';
import { readingPart } from '#src/routes/-support/core/pages/lazy-screen.ts';
import type { Between } from '#src/routes/-support/country/load-between-cities.ts';
import type { BetweenCitiesData } from '#src/screens/country/between/between-cities.gen.ts';

/** What products show between two cities, as HTML of the server until the page is touched. */
export const betweenCitiesPart = readingPart(
  async () => (await import('#src/screens/country/between/BetweenCities.tsx')).BetweenCities,
);

/** The data of `betweenCitiesPart`, with its code; null where no product has anything to show. */
export async function readBetweenCities(context: AppContext, between: Between): Promise<BetweenCitiesData | null> {
  const { loadBetweenCities } = await import('#src/routes/-support/country/load-between-cities.gen.ts');
  const [data] = await Promise.all([loadBetweenCities(context, between), betweenCitiesPart.preload()]);
  return Object.values(data).some((one) => one !== null) ? data : null;
}
