import type { PictureKind, PictureRefusal } from '#domain/core/picture-rules.ts';
import { m } from '#src/copy/generated/messages.js';

export const REFUSAL_WORDS: Readonly<Record<PictureRefusal, () => string>> = {
  fileTooBig: m.visarequest_pic_not_fileTooBig,
  notPicture: m.visarequest_pic_not_notPicture,
  animated: m.visarequest_pic_not_animated,
  cut: m.visarequest_pic_not_cut,
  broken: m.visarequest_pic_not_broken,
  moreThanPicture: m.visarequest_pic_not_moreThanPicture,
  tooHeavy: m.visarequest_pic_not_tooHeavy,
  tooLight: m.visarequest_pic_not_tooLight,
  tooManyPixels: m.visarequest_pic_not_tooManyPixels,
  tooFewPixels: m.visarequest_pic_not_tooFewPixels,
  notUpright: m.visarequest_pic_not_notUpright,
  notOnItsSide: m.visarequest_pic_not_notOnItsSide,
  grey: m.visarequest_pic_not_grey,
  tooDark: m.visarequest_pic_not_tooDark,
  tooBright: m.visarequest_pic_not_tooBright,
  flat: m.visarequest_pic_not_flat,
  blurred: m.visarequest_pic_not_blurred,
  glare: m.visarequest_pic_not_glare,
  unevenLight: m.visarequest_pic_not_unevenLight,
  backgroundDark: m.visarequest_pic_not_backgroundDark,
  backgroundUneven: m.visarequest_pic_not_backgroundUneven,
};

/** Kilobytes (1000 bytes) for display. */
export const kB = (bytes: number): number => Math.round(bytes / 1000);

type Words = {
  readonly label: () => string;
  readonly hint: () => string;
  readonly guide: () => string;
};

export const PICTURE_WORDS: Readonly<Record<PictureKind, Words>> = {
  photo: {
    label: m.visarequest_pic_photo,
    hint: m.visarequest_pic_photo_hint,
    guide: m.visarequest_pic_guide_photo,
  },
  passport: {
    label: m.visarequest_pic_passport,
    hint: m.visarequest_pic_passport_hint,
    guide: m.visarequest_pic_guide_passport,
  },
};
