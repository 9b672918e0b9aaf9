import type { PictureRules } from '#domain/core/picture-rules.ts';

/** Papers that the issuer looks at. `passport` is asked of everybody, the others only where one is missing (ours). */
export const CARD_PAPERS = ['passport', 'visa', 'stay', 'selfie', 'name', 'residence', 'source'] as const;
export type CardPaperKind = (typeof CARD_PAPERS)[number];

/** More papers are asked for at most so often, and waited for so many days (ours). */
export const ASKED_AT_MOST = 2;
export const ANSWER_DAYS = 14;

/** Limits of light and sharpness are ours and loose on purpose: they catch obvious faults, the rest is the issuer's look. */
const PAPER: PictureRules = {
  bytes: { min: 10_000, max: 500_000 },
  minWidth: 800,
  minHeight: 600,
  // ICAO 9303-3: 125 × 88 mm.
  shape: 125 / 88,
  maxWidth: 1800,
  measuredWidth: 800,
  limits: { darkest: 70, brightest: 245, contrast: 18, colour: 3, sharpness: 60, blownOut: 0.2 },
  face: null,
};

export const CARD_PICTURES: Readonly<Record<CardPaperKind, PictureRules>> = {
  passport: PAPER,
  visa: PAPER,
  stay: PAPER,
  selfie: PAPER,
  name: PAPER,
  residence: PAPER,
  source: PAPER,
};
