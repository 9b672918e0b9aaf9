// Written by `npm run generate` from the folders.
import type { LoadBetweenCities } from '#src/routes/-support/country/load-between-cities.ts';
import { loadBetweenCities as transport } from '#src/routes/-support/transport/load-between-cities.ts';
import type { BetweenCitiesData } from '#src/screens/country/between/between-cities.gen.ts';

export const loadBetweenCities: LoadBetweenCities<BetweenCitiesData> = async (...of) => {
  const all = await Promise.all([transport(...of)]);
  return { transport: all[0] };
};
