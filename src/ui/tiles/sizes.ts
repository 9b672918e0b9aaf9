/** Drawn sizes; an `<img>` states them to avoid layout shifts. */
export const TILE_SIZES = {
  iwan: { w: 240, h: 300 },
  facade: { w: 1200, h: 420 },
  /** Wider than any screen: cropped at the sides, never at its arches. */
  maidan: { w: 2400, h: 340 },
  panel: { w: 160, h: 160 },
  band: { w: 1400, h: 24 },
} as const;
