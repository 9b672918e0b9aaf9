import { pinClusters } from '#domain/core/pin-clusters.ts';
import { type GeoPoint, type MapLook, metresPerPixel } from '#domain/core/web-mercator.ts';

/** A named place on a map: a sight of a city, or a city of a country. */
export type Spot = { readonly id: string; readonly name: string; readonly point: GeoPoint };
/** Walking distance for a number of minutes. */
export type Ring = { readonly point: GeoPoint; readonly metres: number; readonly name: string };

/** Cities are named at low zooms, sights at high ones. */
export const CITIES_TO_ZOOM = 9;
export const SIGHTS_FROM_ZOOM = 11;
/** Parts of a city, as streets and quarters. */
export const QUARTERS_FROM_ZOOM = 13;

/** One name below the first pin of each cluster, without duplicates. */
export function namesBelow(spots: readonly Spot[], zoom: number): Spot[] {
  const names = new Set<string>();
  return pinClusters(spots, zoom).flatMap(({ pins: [first] }) => {
    if (!first?.name || names.has(first.name)) return [];
    names.add(first.name);
    return [first];
  });
}

const LENGTHS = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000];
/** Maximum length of the scale bar, in pixels. */
const LONGEST = 110;

/** A round length in metres and its width in pixels. */
export function scaleOf({ center, zoom }: MapLook): { readonly metres: number; readonly width: number } {
  const each = metresPerPixel(center.lat, zoom);
  const metres = LENGTHS.findLast((length) => length / each <= LONGEST) ?? 50;
  return { metres, width: Math.round(metres / each) };
}
