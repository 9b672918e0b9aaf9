import type { GeoPoint, WorldPixel } from '#domain/core/web-mercator.ts';
import { PLACES, placeOf } from '#domain/country/places.ts';
import { type CountryPage, faresByAirport } from '#src/screens/country/country-map/country-page.ts';

/** Flights as SVG curves, each with its destination's slug. `on` maps a point to the drawing. */
export function drawnRoutes(
  { fares, origin }: Pick<CountryPage, 'fares' | 'origin'>,
  on: (point: GeoPoint) => WorldPixel,
): readonly { readonly slug: string; readonly path: string }[] {
  const start = PLACES.find(({ airports }) => airports.includes(origin));
  if (!start) return [];
  return faresByAirport(fares).flatMap(({ slug }) => {
    const end = placeOf(slug);
    return end ? { slug, path: bow(on(start.point), on(end.point)) } : [];
  });
}

/** Curved sideways by a sixth of its length. */
function bow(from: WorldPixel, to: WorldPixel): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = { x: Math.round((from.x + to.x) / 2 - dy / 6), y: Math.round((from.y + to.y) / 2 + dx / 6) };
  return `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;
}
