import type { PictureRefusal, PictureRules } from '#domain/core/picture-rules.ts';
import { m } from '#src/copy/generated/messages.js';

/** Texts of a product about one kind of its pictures. */
export type PictureWords = {
  readonly label: () => string;
  readonly hint: () => string;
  /** What the crop should contain. */
  readonly guide: () => string;
  /** Heading of the preview. */
  readonly seen: () => string;
  /** It is stored, and who sees it. */
  readonly stored: () => string;
  readonly light: () => string;
  readonly sharp: () => string;
};

/** One kind of picture of a product, as the page shows it. */
export type PictureLook = {
  readonly rules: PictureRules;
  readonly words: PictureWords;
  /** Of the file field. */
  readonly fieldId: string;
};

/** Kilobytes (1000 bytes) for display. */
export const kB = (bytes: number): number => Math.round(bytes / 1000);

export const REFUSAL_WORDS: Readonly<Record<PictureRefusal, (rules: PictureRules) => string>> = {
  fileTooBig: () => m.picture_not_fileTooBig(),
  notPicture: () => m.picture_not_notPicture(),
  animated: () => m.picture_not_animated(),
  cut: () => m.picture_not_cut(),
  broken: () => m.picture_not_broken(),
  moreThanPicture: () => m.picture_not_moreThanPicture(),
  tooHeavy: ({ bytes }) => m.picture_not_tooHeavy({ max: kB(bytes.max) }),
  tooLight: () => m.picture_not_tooLight(),
  tooManyPixels: () => m.picture_not_tooManyPixels(),
  tooFewPixels: () => m.picture_not_tooFewPixels(),
  notUpright: () => m.picture_not_notUpright(),
  notOnItsSide: () => m.picture_not_notOnItsSide(),
  grey: () => m.picture_not_grey(),
  tooDark: () => m.picture_not_tooDark(),
  tooBright: () => m.picture_not_tooBright(),
  flat: () => m.picture_not_flat(),
  blurred: () => m.picture_not_blurred(),
  glare: () => m.picture_not_glare(),
  unevenLight: () => m.picture_not_unevenLight(),
  backgroundDark: () => m.picture_not_backgroundDark(),
  backgroundUneven: () => m.picture_not_backgroundUneven(),
};
