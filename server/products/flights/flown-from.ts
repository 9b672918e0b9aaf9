import { AIRPORTS } from '#domain/country/airports.ts';
import { citySlug } from '#domain/country/cities.ts';

/** The city's airport with flights. */
export const flownFrom = (slug: string): string | undefined =>
  AIRPORTS.find(({ code, isFlown }) => isFlown && citySlug(code) === slug)?.code;
