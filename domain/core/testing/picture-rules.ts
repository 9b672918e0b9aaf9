import type { PictureRules } from '#domain/core/picture-rules.ts';

/** Rules of no real product. */
export const PORTRAIT: PictureRules = {
  bytes: { min: 10_000, max: 400_000 },
  minWidth: 400,
  minHeight: 600,
  shape: 2 / 3,
  maxWidth: 1000,
  measuredWidth: 400,
  limits: { darkest: 55, brightest: 235, contrast: 18, colour: 5, sharpness: 25, blownOut: 0.15 },
  face: { background: { darkest: 165, unevenness: 28, colour: 45 }, sides: 50 },
};

/** A card on its side, which may be grey: a driving licence. */
export const CARD: PictureRules = {
  bytes: { min: 2000, max: 60_000 },
  minWidth: 300,
  minHeight: 200,
  shape: 85.6 / 53.98,
  maxWidth: 1200,
  measuredWidth: 300,
  limits: { darkest: 40, brightest: 250, contrast: 10, colour: 0, sharpness: 20, blownOut: 0.5 },
  face: null,
};
