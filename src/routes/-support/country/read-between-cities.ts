import type { AppContext } from '#src/platform/core/flow/context.ts';
import { betweenCitiesPart } from '#src/routes/-support/country/between-cities.ts';
import { loadBetweenCities } from '#src/routes/-support/country/load-between-cities.gen.ts';
import type { Between } from '#src/routes/-support/country/load-between-cities.ts';
import type { BetweenCitiesData } from '#src/screens/country/between/between-cities.gen.ts';

/** The data of `betweenCitiesPart`, with its code and its style; null where no product has anything to show. */
export async function readBetweenCities(context: AppContext, between: Between): Promise<BetweenCitiesData | null> {
  const data = await loadBetweenCities(context, between);
  if (Object.values(data).every((one) => one === null)) return null;
  context.addPart?.('src/screens/country/between/BetweenCities.tsx');
  await betweenCitiesPart.preload();
  return data;
}
