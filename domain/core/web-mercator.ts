/** A place on the earth, in degrees. */
export type GeoPoint = { readonly lat: number; readonly lon: number };
/** Pixels of the whole world at a zoom, from its north-western corner. */
export type WorldPixel = { readonly x: number; readonly y: number };
export type MapLook = { readonly center: GeoPoint; readonly zoom: number };

/** Tile size: the world at zoom 0 is one tile, and each zoom doubles it. */
const TILE = 256;
const METRES_AROUND = 40_075_016.686;

/** Projects a point to pixels; the projection of all tile services. */
export function worldPixel({ lat, lon }: GeoPoint, zoom: number): WorldPixel {
  const size = TILE * 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: ((lon + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

/** The point at a pixel. */
export function placeAt({ x, y }: WorldPixel, zoom: number): GeoPoint {
  const size = TILE * 2 ** zoom;
  return {
    lat: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size))) * 180) / Math.PI,
    lon: (x / size) * 360 - 180,
  };
}

export const metresPerPixel = (lat: number, zoom: number): number =>
  (METRES_AROUND * Math.cos((lat * Math.PI) / 180)) / (TILE * 2 ** zoom);

type Frame = {
  readonly width: number;
  readonly height: number;
  /** Free space on each side. */
  readonly margin: number;
  readonly minZoom: number;
  readonly maxZoom: number;
};

/** The largest whole zoom at which all points fit into a frame; null without points. */
export function lookAt(
  points: readonly GeoPoint[],
  { width, height, margin, minZoom, maxZoom }: Frame,
): MapLook | null {
  if (points.length === 0) return null;
  const pixels = points.map((point) => worldPixel(point, 0));
  const [west, east] = [Math.min(...pixels.map(({ x }) => x)), Math.max(...pixels.map(({ x }) => x))];
  const [north, south] = [Math.min(...pixels.map(({ y }) => y)), Math.max(...pixels.map(({ y }) => y))];
  const scale = Math.min((width - 2 * margin) / (east - west), (height - 2 * margin) / (south - north));
  const zoom = Math.max(minZoom, Math.min(maxZoom, Math.floor(Math.log2(scale))));
  return { center: placeAt({ x: (west + east) / 2, y: (north + south) / 2 }, 0), zoom };
}
