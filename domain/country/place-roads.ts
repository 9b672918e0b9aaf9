import { PLACES, type Place } from '#domain/country/places.ts';

/**
 * Kilometres by road between two places, rounded. Common values, not measured; distances from Tehran are in the place
 * itself.
 */
const ROADS: readonly (readonly [one: string, other: string, km: number])[] = [
  ['kashan', 'isfahan', 215],
  ['isfahan', 'yazd', 320],
  ['isfahan', 'shiraz', 480],
  ['yazd', 'shiraz', 440],
  ['yazd', 'kerman', 360],
  ['kerman', 'bam', 195],
  ['kerman', 'shiraz', 570],
  ['shiraz', 'persepolis', 60],
  ['shiraz', 'bandar-abbas', 600],
  ['hamedan', 'kermanshah', 190],
  ['tabriz', 'ardabil', 220],
  ['ahwaz', 'shushtar', 90],
];

/** Without a known road, the straight line counts three times: mountains may lie between. */
const STRAIGHT_LINE_FACTOR = 3;
const KM_PER_DEGREE = 111;

function kmBetween(one: Place, other: Place): number {
  const known = ROADS.find((road) => road.includes(one.slug) && road.includes(other.slug));
  if (known) return known[2];
  if (one.road?.km === 0 && other.road) return other.road.km;
  if (other.road?.km === 0 && one.road) return one.road.km;
  const [north, east] = [one.point.lat - other.point.lat, one.point.lon - other.point.lon];
  const line = Math.hypot(north, east * Math.cos((one.point.lat * Math.PI) / 180)) * KM_PER_DEGREE;
  return line * STRAIGHT_LINE_FACTOR;
}

/** The nearest wanted place by road; null when there is none. */
export const nearestByRoad = (place: Place, isWanted: (slug: string) => boolean): Place | null =>
  PLACES.filter(({ slug }) => slug !== place.slug && isWanted(slug)).toSorted(
    (one, other) => kmBetween(place, one) - kmBetween(place, other),
  )[0] ?? null;
