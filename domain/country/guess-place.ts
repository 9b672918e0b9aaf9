import { AIRPORTS } from '#domain/country/airports.ts';
import { citySlug } from '#domain/country/cities.ts';
import { placeOf } from '#domain/country/places.ts';

/** Letters only, without case, marks and spaces. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/**
 * The slug of a place from another spelling, as read from a sign or heard: capitals, spaces, a common spelling
 * (`Esfahan`), Persian, or its airport code. null: no place matches.
 */
export function guessPlace(written: string): string | null {
  if (placeOf(written)) return written;
  const wanted = bare(written);
  if (wanted === '') return null;
  const airport = AIRPORTS.find(({ code, city, cityFa, aliases }) =>
    [code, city, cityFa, citySlug(code), ...aliases].some((name) => bare(name) === wanted),
  );
  const place =
    placeOf(wanted) ?? placeOf(written.trim().toLowerCase()) ?? (airport && placeOf(citySlug(airport.code)));
  return place?.slug ?? null;
}
