import { fold, isNothing } from '#domain/core/fold.ts';
import type { GeoPoint } from '#domain/core/web-mercator.ts';
import { HERITAGE, type HeritageSite } from '#domain/country/heritage.ts';
import { PLACES, type Place } from '#domain/country/places.ts';

/** What can be shown on the map of the country. */
export const MAP_LAYERS = ['places', 'routes', 'unesco'] as const;
export type MapLayer = (typeof MAP_LAYERS)[number];

/** Whether one of some names holds what was typed; all do for nothing typed, and none for signs alone. */
function holder(query: string): (names: readonly string[]) => boolean {
  if (isNothing(query)) return () => true;
  const wanted = fold(query);
  return (names) => wanted !== '' && names.some((text) => fold(text).includes(wanted));
}

/** What places are called in other languages, by their slugs; it comes when somebody searches. */
export type OtherNames = Readonly<Record<string, readonly string[]>>;
const NONE: OtherNames = {};

/** Places whose name, province, airport or sight holds what was typed; all for nothing typed. */
export function placesFor(query: string, others = NONE): readonly Place[] {
  const holds = holder(query);
  return PLACES.filter(({ slug, name, nameFa, province, airports, sights }) =>
    holds([name, nameFa, province, ...airports, ...sights.map((sight) => sight.name), ...(others[slug] ?? [])]),
  );
}

/** The same for the World Heritage sites, which are found by the name of the place beside them, too. */
export function heritageFor(query: string, others = NONE): readonly HeritageSite[] {
  const holds = holder(query);
  return HERITAGE.filter(({ name, point }) => {
    const beside = point ? nearestPlace(point) : undefined;
    return holds([name, ...(beside ? [beside.name, ...(others[beside.slug] ?? [])] : [])]);
  });
}

/** The place from which a point is visited: the nearest, as the crow flies. */
export function nearestPlace({ lat, lon }: GeoPoint): Place {
  const far = ({ point }: Place) => Math.hypot(point.lat - lat, (point.lon - lon) * Math.cos((lat * Math.PI) / 180));
  return PLACES.reduce((best, place) => (far(place) < far(best) ? place : best));
}

/** What the query of the address says of the layers: `show=places,unesco`; all where it says nothing. */
export function layersOf(show: unknown): readonly MapLayer[] {
  if (typeof show !== 'string') return MAP_LAYERS;
  const named = show.split(',');
  return MAP_LAYERS.filter((layer) => named.includes(layer));
}
