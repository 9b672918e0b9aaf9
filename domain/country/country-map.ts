import { fold, isNothing } from '#domain/core/fold.ts';
import type { GeoPoint } from '#domain/core/web-mercator.ts';
import { HERITAGE, type HeritageSite } from '#domain/country/heritage.ts';
import { PLACES, type Place } from '#domain/country/places.ts';

/** Layers of the country map. */
export const MAP_LAYERS = ['places', 'routes', 'unesco'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** Returns a test whether one of several names contains the query; '' matches all, punctuation alone matches none. */
function holder(query: string): (names: readonly string[]) => boolean {
  if (isNothing(query)) return () => true;
  const wanted = fold(query);
  return (names) => wanted !== '' && names.some((text) => fold(text).includes(wanted));
}

/** Foreign names of places, by slug; loaded on the first search. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;
const NONE: OtherNames = {};

/** Places whose name, province, airport or sight contains the query; all for an empty query. */
export function placesFor(query: string, others = NONE): readonly Place[] {
  const holds = holder(query);
  return PLACES.filter(({ slug, name, nameFa, province, airports, sights }) =>
    holds([name, nameFa, province, ...airports, ...sights.map((sight) => sight.name), ...(others[slug] ?? [])]),
  );
}

/** World Heritage sites by name or by the name of the nearest place. */
export function heritageFor(query: string, others = NONE): readonly HeritageSite[] {
  const holds = holder(query);
  return HERITAGE.filter(({ name, point }) => {
    const beside = point ? nearestPlace(point) : undefined;
    return holds([name, ...(beside ? [beside.name, ...(others[beside.slug] ?? [])] : [])]);
  });
}

/** The nearest place to a point, in a straight line. */
export function nearestPlace({ lat, lon }: GeoPoint): Place {
  const far = ({ point }: Place) => Math.hypot(point.lat - lat, (point.lon - lon) * Math.cos((lat * Math.PI) / 180));
  return PLACES.reduce((best, place) => (far(place) < far(best) ? place : best));
}

/** Layers in the URL query: `show=places,unesco`; all when it is missing. */
export function layersOf(show: unknown): readonly MapLayer[] {
  if (typeof show !== 'string') return MAP_LAYERS;
  const named = show.split(',');
  return MAP_LAYERS.filter((layer) => named.includes(layer));
}
