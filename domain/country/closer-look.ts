import { type GeoPoint, type MapLook, placeAt, worldPixel } from '#domain/core/web-mercator.ts';

type Size = { readonly width: number; readonly height: number };

/** True when a map frame of this size shows the point. */
export function isInView(point: GeoPoint, { center, zoom }: MapLook, { width, height }: Size): boolean {
  const [at, middle] = [worldPixel(point, zoom), worldPixel(center, zoom)];
  return Math.abs(at.x - middle.x) <= width / 2 && Math.abs(at.y - middle.y) <= height / 2;
}

/**
 * Zooms in by one step towards the visible point nearest to the centre. On the screen that point moves halfway to the
 * centre, so it stays visible. Without a visible point the centre stays.
 */
export function lookCloser(points: readonly GeoPoint[], look: MapLook, size: Size, maxZoom: number): MapLook {
  const { center } = look;
  const zoom = Math.min(maxZoom, look.zoom + 1);
  if (zoom === look.zoom) return look;
  const middle = worldPixel(center, look.zoom);
  const seen = points
    .filter((point) => isInView(point, look, size))
    .map((point) => {
      const { x, y } = worldPixel(point, look.zoom);
      return { x: x - middle.x, y: y - middle.y };
    });
  const [nearest] = seen.toSorted((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
  if (!nearest) return { center, zoom };
  const left = 1 / (2 * 2 ** (zoom - look.zoom));
  const to = { x: middle.x + nearest.x * (1 - left), y: middle.y + nearest.y * (1 - left) };
  return { center: placeAt(to, look.zoom), zoom };
}
