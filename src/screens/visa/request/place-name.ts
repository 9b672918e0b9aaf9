import { cityOf } from '#domain/country/cities.ts';

/** What a desk is called: an airport by its city and code, a consulate by its city. */
export function placeName(collectPlace: string): string {
  const city = cityOf(collectPlace);
  return city === collectPlace ? collectPlace : `${city} (${collectPlace})`;
}
