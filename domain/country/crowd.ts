import type { GeoPoint } from '#domain/core/web-mercator.ts';

/**
 * Hotels farther away than this from the others are outside the city map, such as a desert caravanserai sold with its
 * city.
 */
const FAR_KM = 25;
const KM_A_DEGREE = 111.2;

const kmBetween = (one: GeoPoint, other: GeoPoint): number =>
  KM_A_DEGREE *
  Math.hypot(one.lat - other.lat, (one.lon - other.lon) * Math.cos((((one.lat + other.lat) / 2) * Math.PI) / 180));

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The points that are close together, so that a city map does not show a whole province. */
export function crowdOf(points: readonly GeoPoint[]): readonly GeoPoint[] {
  const center = { lat: middle(points.map(({ lat }) => lat)), lon: middle(points.map(({ lon }) => lon)) };
  const close = points.filter((point) => kmBetween(point, center) <= FAR_KM);
  return close.length * 2 > points.length ? close : points;
}
