// Written by `npm run generate` from the folders.
import type { ReactNode } from 'react';
import { betweenCities as transport } from '#src/screens/transport/between-cities.tsx';

export type BetweenCitiesData = {
  readonly transport: Parameters<typeof transport>[0];
};

export const betweenCitiesOf = (data: BetweenCitiesData): Readonly<Record<keyof BetweenCitiesData, ReactNode>> => ({
  transport: transport(data.transport),
});
