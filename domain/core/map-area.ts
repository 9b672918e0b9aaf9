import type { GeoPoint } from '#domain/core/web-mercator.ts';

/** An area of a map, in degrees. */
export type MapArea = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** About ten metres: more precision than a click has. */
const DIGITS = 4;
const WRITTEN = /^-?\d{1,3}(\.\d{1,6})?(_-?\d{1,3}(\.\d{1,6})?){3}$/;

/** Format in URLs: `32.6400_51.6500_32.6800_51.7000`, south, west, north, east. */
export const writeArea = ({ south, west, north, east }: MapArea): string =>
  [south, west, north, east].map((degrees) => degrees.toFixed(DIGITS)).join('_');

/** Parses `writeArea`'s format; null when it is not an area on earth. */
export function readArea(text: string): MapArea | null {
  if (!WRITTEN.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split('_').map(Number);
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null;
}

export const isInArea = ({ lat, lon }: GeoPoint, { south, west, north, east }: MapArea): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;
