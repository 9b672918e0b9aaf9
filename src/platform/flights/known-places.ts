import { AIRPORTS, type Airport } from '#domain/country/airports.ts';

/** The airports with what their cities are called in other languages, which comes late: without it they have their own names. */
export const knownPlaces = (): Promise<readonly Airport[]> =>
  import('#domain/country/exonyms.ts').then(
    ({ withExonyms }) => withExonyms(AIRPORTS),
    () => AIRPORTS,
  );
