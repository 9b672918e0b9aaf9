import { type Area, type Pixels, sharpnessOf, shrunk, type Tones, tonesOf } from '#domain/core/picture-measures.ts';

export const PICTURE_KINDS = ['passport', 'photo'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
export const isPictureKind = (name: string): name is PictureKind => (PICTURE_KINDS as readonly string[]).includes(name);

/** Reasons to refuse a picture, in the order in which they are shown. */
const PICTURE_REFUSALS = [
  'fileTooBig',
  'notPicture',
  'animated',
  'cut',
  'broken',
  'moreThanPicture',
  'tooHeavy',
  'tooLight',
  'tooManyPixels',
  'tooFewPixels',
  'notUpright',
  'notOnItsSide',
  'grey',
  'tooDark',
  'tooBright',
  'flat',
  'blurred',
  'glare',
  'unevenLight',
  'backgroundDark',
  'backgroundUneven',
] as const;
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number];

/** Parses a refusal from outside; null when it is unknown. */
export const asPictureRefusal = (text: string): PictureRefusal | null =>
  PICTURE_REFUSALS.find((refusal) => refusal === text) ?? null;

/**
 * The ministry's rules, from evisatraveller.mfa.ir. Sizes in pixels. "10 to 500 kB" is read as 1000 bytes per kB, which
 * is valid in both readings.
 */
export const PICTURE_RULES = {
  photo: { minWidth: 400, minHeight: 600, isUpright: true },
  passport: { minWidth: 800, minHeight: 600, isUpright: false },
} as const satisfies Record<PictureKind, { minWidth: number; minHeight: number; isUpright: boolean }>;
export const PICTURE_BYTES = { min: 10_000, max: 500_000 } as const;

/** Our limit: what the page accepts from a phone or a scanner before it makes its copy. */
export const FILE_BYTES_MAX = 12_000_000;
/** Our limit: phones take up to fifty million pixels; more would fill the memory of an old one. */
export const FILE_PIXELS_MAX = 64_000_000;
/** Our limit: nearly twice the largest copy that the page makes; decoded it takes 12 MB. */
export const PICTURE_PIXELS_MAX = 4_000_000;

/** Width ÷ height of the crop: two to three for a photo, and the page of a passport (ICAO 9303-3: 125 × 88 mm). */
const PICTURE_SHAPE: Readonly<Record<PictureKind, number>> = { photo: 2 / 3, passport: 125 / 88 };
/** Maximum width of the copy, in pixels: enough for the smallest letters, and small enough for 500 kB. */
const PICTURE_WIDTH_MAX: Readonly<Record<PictureKind, number>> = { photo: 1000, passport: 1800 };

type Size = { readonly width: number; readonly height: number };

export const tooManyPixels = ({ width, height }: Size, max: number): boolean => width * height > max;

/** Checks without decoding. `bytes`: file size; `size`: in pixels. */
export function refusalsOfSize(kind: PictureKind, bytes: number, size: Size): PictureRefusal[] {
  const { minWidth, minHeight, isUpright } = PICTURE_RULES[kind];
  const { width, height } = size;
  const refusals: PictureRefusal[] = [];
  if (bytes > PICTURE_BYTES.max) refusals.push('tooHeavy');
  if (tooManyPixels(size, PICTURE_PIXELS_MAX)) refusals.push('tooManyPixels');
  if (width < minWidth || height < minHeight) refusals.push('tooFewPixels');
  else if (bytes < PICTURE_BYTES.min) refusals.push('tooLight');
  if (isUpright && width >= height) refusals.push('notUpright');
  if (!isUpright && width <= height) refusals.push('notOnItsSide');
  return refusals;
}

/** Measured on a copy of fixed width. */
type PictureMeasures = {
  readonly whole: Tones;
  /** The face in a photo; the whole page of a passport. */
  readonly subject: Tones;
  /** The areas beside and above the head; null for a passport page. */
  readonly background: Tones | null;
  /** Difference of brightness between the halves of the face; 0 for a passport page. */
  readonly sides: number;
  readonly sharpness: number;
};

/** Width of the measured copy, in pixels: the ministry's minimum. */
const MEASURED_WIDTH: Readonly<Record<PictureKind, number>> = { photo: 400, passport: 800 };

/** Areas for a face that fills 70 to 80 per cent of the height, as in the guide on the page. */
const LEFT_OF_FACE: Area = { left: 0.25, top: 0.25, right: 0.5, bottom: 0.75 };
const RIGHT_OF_FACE: Area = { left: 0.5, top: 0.25, right: 0.75, bottom: 0.75 };
const BACKGROUND: readonly Area[] = [
  { left: 0, top: 0, right: 1, bottom: 0.06 },
  { left: 0, top: 0.06, right: 0.08, bottom: 0.35 },
  { left: 0.92, top: 0.06, right: 1, bottom: 0.35 },
];

/** Face lines of the guide on the page, as fractions of the crop's height: top to chin fill three quarters. */
export const FACE_LINES = { top: 0.125, eyes: 0.5, chin: 0.875 } as const;

export function measurePicture(kind: PictureKind, pixels: Pixels): PictureMeasures {
  const copy = shrunk(pixels, MEASURED_WIDTH[kind]);
  const whole = tonesOf(copy);
  const sharpness = sharpnessOf(copy);
  if (kind === 'passport') return { whole, subject: whole, background: null, sides: 0, sharpness };
  const sides = Math.abs(tonesOf(copy, [LEFT_OF_FACE]).brightness - tonesOf(copy, [RIGHT_OF_FACE]).brightness);
  const subject = tonesOf(copy, [LEFT_OF_FACE, RIGHT_OF_FACE]);
  return { whole, subject, background: tonesOf(copy, BACKGROUND), sides, sharpness };
}

/**
 * Our limits: the ministry asks for sharp, evenly lit colour pictures before a plain white or off-white background,
 * without numbers. These are loose on purpose: they catch obvious faults and leave the rest to the reviewer.
 * Brightness, contrast and colour are 0 to 255, fractions 0 to 1.
 */
const PICTURE_LIMITS = {
  photo: { darkest: 55, brightest: 235, contrast: 18, colour: 5, sharpness: 25, blownOut: 0.15 },
  passport: { darkest: 70, brightest: 245, contrast: 18, colour: 3, sharpness: 60, blownOut: 0.2 },
  background: { darkest: 165, unevenness: 28, colour: 45 },
  /** Between the two halves of the face. */
  sides: 50,
} as const;

/** Refusals from the measures, in the order of the list. */
export function refusalsOfMeasures(kind: PictureKind, measures: PictureMeasures): PictureRefusal[] {
  const { whole, subject, background, sides, sharpness } = measures;
  const limits = PICTURE_LIMITS[kind];
  const refusals: PictureRefusal[] = [];
  if (whole.colour < limits.colour) refusals.push('grey');
  if (subject.brightness < limits.darkest) refusals.push('tooDark');
  if (subject.brightness > limits.brightest) refusals.push('tooBright');
  // Low light removes contrast, and low contrast removes edges: one reason is enough.
  if (whole.contrast < limits.contrast) {
    if (!refusals.includes('tooDark') && !refusals.includes('tooBright')) refusals.push('flat');
  } else if (sharpness < limits.sharpness) refusals.push('blurred');
  if (subject.blownOut > limits.blownOut) refusals.push('glare');
  if (sides > PICTURE_LIMITS.sides) refusals.push('unevenLight');
  if (background) refusals.push(...refusalsOfBackground(background));
  return refusals;
}

function refusalsOfBackground({ brightness, contrast, colour }: Tones): PictureRefusal[] {
  const limits = PICTURE_LIMITS.background;
  if (brightness < limits.darkest || colour > limits.colour) return ['backgroundDark'];
  return contrast > limits.unevenness ? ['backgroundUneven'] : [];
}

/** A rectangle in pixels of the source picture. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The largest crop of the right shape, centred; for a photo slightly higher, where heads are. */
export function proposedCrop(kind: PictureKind, { width, height }: Size): Crop {
  const shape = PICTURE_SHAPE[kind];
  const wide = Math.floor(Math.min(width, height * shape));
  const high = Math.floor(wide / shape);
  return {
    x: Math.floor((width - wide) / 2),
    y: Math.floor((height - high) * (kind === 'photo' ? 0.25 : 0.5)),
    width: wide,
    height: high,
  };
}

/** The narrowest crop that is large enough, in pixels; wider than the picture when that is too small. */
export const narrowestCrop = (kind: PictureKind): number => {
  const { minWidth, minHeight } = PICTURE_RULES[kind];
  return Math.ceil(Math.max(minWidth, minHeight * PICTURE_SHAPE[kind]));
};

/** A crop of that width in the right shape, inside the picture and wide enough where possible. */
export function cropWithin(kind: PictureKind, size: Size, wish: Omit<Crop, 'height'>): Crop {
  const shape = PICTURE_SHAPE[kind];
  const widest = Math.floor(Math.min(size.width, size.height * shape));
  const width = Math.max(Math.min(narrowestCrop(kind), widest), Math.min(widest, Math.round(wish.width)));
  const height = Math.min(size.height, Math.round(width / shape));
  const within = (at: number, most: number) => Math.max(0, Math.min(Math.round(at), most));
  return { x: within(wish.x, size.width - width), y: within(wish.y, size.height - height), width, height };
}

/** Size of the copy of a crop, in pixels; never enlarged. */
export function copySize(kind: PictureKind, { width, height }: Size): Size {
  const scale = Math.min(1, PICTURE_WIDTH_MAX[kind] / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Clockwise quarter turns. */
export const TURNS = [0, 1, 2, 3] as const;
export type Turns = (typeof TURNS)[number];

export const turnedOnce = (turns: Turns): Turns => TURNS[turns + 1] ?? 0;

export const turnedSize = ({ width, height }: Size, turns: Turns): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Converts a crop of the turned picture to pixels of the original; `size`: original size. */
export function turnedBack({ x, y, width, height }: Crop, size: Size, turns: Turns): Crop {
  switch (turns) {
    case 0:
      return { x, y, width, height };
    case 1:
      return { x: y, y: size.height - x - width, width: height, height: width };
    case 2:
      return { x: size.width - x - width, y: size.height - y - height, width, height };
    case 3:
      return { x: size.width - y - height, y: x, width: height, height: width };
  }
}
