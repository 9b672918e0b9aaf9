import { AIRPORTS, type Airport } from '#domain/country/airports.ts';

/** Airports with the names of their cities in other languages; own names only if that chunk fails to load. */
export const knownPlaces = (): Promise<readonly Airport[]> =>
  import('#domain/country/exonyms.ts').then(
    ({ withExonyms }) => withExonyms(AIRPORTS),
    () => AIRPORTS,
  );
