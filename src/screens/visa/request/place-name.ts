import { cityOf } from '#domain/country/cities.ts';

/** Label of a desk: an airport by city and code, a consulate by city. */
export function placeName(collectPlace: string): string {
  const city = cityOf(collectPlace);
  return city === collectPlace ? collectPlace : `${city} (${collectPlace})`;
}
