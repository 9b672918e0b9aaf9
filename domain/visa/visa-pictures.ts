import type { PictureRules } from '#domain/core/picture-rules.ts';
import type { VisaPictureKind } from '#domain/visa/visa-picture-kinds.ts';

/** "10 to 500 kB" is read as 1000 bytes per kB, which is valid in both readings. */
const bytes = { min: 10_000, max: 500_000 };

/**
 * Sizes and shapes are the ministry's, from evisatraveller.mfa.ir. The limits of light and sharpness are ours: the
 * ministry asks for sharp, evenly lit colour pictures before a plain white or off-white background, without numbers.
 * They are loose on purpose: they catch obvious faults and leave the rest to the reviewer. Copies are at most as wide as
 * the smallest letters need, so that they stay below the ministry's size.
 */
export const VISA_PICTURES: Readonly<Record<VisaPictureKind, PictureRules>> = {
  photo: {
    bytes,
    minWidth: 400,
    minHeight: 600,
    shape: 2 / 3,
    maxWidth: 1000,
    measuredWidth: 400,
    limits: { darkest: 55, brightest: 235, contrast: 18, colour: 5, sharpness: 25, blownOut: 0.15 },
    face: { background: { darkest: 165, unevenness: 28, colour: 45 }, sides: 50 },
  },
  passport: {
    bytes,
    minWidth: 800,
    minHeight: 600,
    // ICAO 9303-3: 125 × 88 mm.
    shape: 125 / 88,
    maxWidth: 1800,
    measuredWidth: 800,
    limits: { darkest: 70, brightest: 245, contrast: 18, colour: 3, sharpness: 60, blownOut: 0.2 },
    face: null,
  },
};
