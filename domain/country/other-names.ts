import type { OtherNames } from '#domain/country/country-map.ts';
import { exonymsOf } from '#domain/country/exonyms.ts';
import { PLACES } from '#domain/country/places.ts';

/** Foreign names of the places with a page. A separate chunk, like the table behind it. */
export const OTHER_NAMES: OtherNames = Object.fromEntries(
  PLACES.flatMap(({ slug, name }) => {
    const names = [...new Set([...exonymsOf(slug), ...exonymsOf(name)])];
    return names.length > 0 ? [[slug, names]] : [];
  }),
);
