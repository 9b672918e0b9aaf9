import type { MapLook } from '#domain/core/web-mercator.ts';

/** The whole country; phones get their own picture with readable letters. */
export const SIZES = {
  wide: { width: 900, height: 800, look: { center: { lat: 32.7, lon: 53.8 }, zoom: 5.9 } },
  narrow: { width: 360, height: 340, look: { center: { lat: 32.7, lon: 53.8 }, zoom: 4.62 } },
} as const satisfies Record<string, { width: number; height: number; look: MapLook }>;

/** The view of the still picture in a box of this size: covers the box, cropping the rest. */
export function stillLook(size: keyof typeof SIZES, box: { readonly width: number; readonly height: number }): MapLook {
  const { width, height, look } = SIZES[size];
  return { ...look, zoom: look.zoom + Math.log2(Math.max(box.width / width, box.height / height)) };
}
