import { AIRPORTS } from '#domain/country/airports.ts';
import { citySlug } from '#domain/country/cities.ts';
import { placeOf } from '#domain/country/places.ts';

/** Letters alone, whatever their case, marks and blanks. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/**
 * The slug of the place whose address somebody wrote in another way, as a sign or a voice has it: with a capital, with blanks,
 * in a usual spelling (`Esfahan`), in Persian, or with the code of its airport. null: of none.
 */
export function placeMeant(written: string): string | null {
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
