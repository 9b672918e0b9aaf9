import { type Area, type Pixels, sharpnessOf, shrunk, type Tones, tonesOf } from '#domain/core/picture-measures.ts';

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

/** What a product asks of one kind of picture. Plain data, so that a worker can receive it. */
export type PictureRules = {
  /** Size of the sent file in bytes; `max` at most `PICTURE_BYTES_MAX`. */
  readonly bytes: { readonly min: number; readonly max: number };
  /** In pixels, of the sent file. */
  readonly minWidth: number;
  readonly minHeight: number;
  /** Width ÷ height of the crop. Below 1 the picture must be upright, otherwise on its side. */
  readonly shape: number;
  /** Maximum width of the copy that the page makes, in pixels. */
  readonly maxWidth: number;
  /** Width of the copy on which light and sharpness are measured, in pixels: the values depend on it. */
  readonly measuredWidth: number;
  /** Brightness, contrast and colour are 0 to 255, `blownOut` is a fraction from 0 to 1. */
  readonly limits: {
    readonly darkest: number;
    readonly brightest: number;
    readonly contrast: number;
    readonly colour: number;
    readonly sharpness: number;
    readonly blownOut: number;
  };
  /** Only for a portrait: the face fills 70 to 80 per cent of the height. null for a page or a card. */
  readonly face: {
    /** The areas beside and above the head. */
    readonly background: { readonly darkest: number; readonly unevenness: number; readonly colour: number };
    /** Largest difference of brightness between the halves of the face. */
    readonly sides: number;
  } | null;
};

/** Our limit for any picture that is stored, in bytes. The table of pictures holds it too. */
export const PICTURE_BYTES_MAX = 500_000;

/** Our limit: what the page accepts from a phone or a scanner before it makes its copy. */
export const FILE_BYTES_MAX = 12_000_000;
/** Our limit: phones take up to fifty million pixels; more would fill the memory of an old one. */
export const FILE_PIXELS_MAX = 64_000_000;
/** Our limit: nearly twice the largest copy that the page makes; decoded it takes 12 MB. */
export const PICTURE_PIXELS_MAX = 4_000_000;

type Size = { readonly width: number; readonly height: number };

export const tooManyPixels = ({ width, height }: Size, max: number): boolean => width * height > max;

export const mustBeUpright = ({ shape }: Pick<PictureRules, 'shape'>): boolean => shape < 1;

/** Checks without decoding. `bytes`: file size; `size`: in pixels. */
export function refusalsOfSize(rules: PictureRules, bytes: number, size: Size): PictureRefusal[] {
  const { minWidth, minHeight } = rules;
  const { width, height } = size;
  const isUpright = mustBeUpright(rules);
  const refusals: PictureRefusal[] = [];
  if (bytes > rules.bytes.max) refusals.push('tooHeavy');
  if (tooManyPixels(size, PICTURE_PIXELS_MAX)) refusals.push('tooManyPixels');
  if (width < minWidth || height < minHeight) refusals.push('tooFewPixels');
  else if (bytes < rules.bytes.min) refusals.push('tooLight');
  if (isUpright && width >= height) refusals.push('notUpright');
  if (!isUpright && width <= height) refusals.push('notOnItsSide');
  return refusals;
}

/** Measured on a copy of fixed width. */
type PictureMeasures = {
  readonly whole: Tones;
  /** The face in a portrait; otherwise the whole picture. */
  readonly subject: Tones;
  /** The areas beside and above the head; null without a face. */
  readonly background: Tones | null;
  /** Difference of brightness between the halves of the face; 0 without a face. */
  readonly sides: number;
  readonly sharpness: number;
};

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

export function measurePicture({ measuredWidth, face }: PictureRules, pixels: Pixels): PictureMeasures {
  const copy = shrunk(pixels, measuredWidth);
  const whole = tonesOf(copy);
  const sharpness = sharpnessOf(copy);
  if (!face) return { whole, subject: whole, background: null, sides: 0, sharpness };
  const sides = Math.abs(tonesOf(copy, [LEFT_OF_FACE]).brightness - tonesOf(copy, [RIGHT_OF_FACE]).brightness);
  const subject = tonesOf(copy, [LEFT_OF_FACE, RIGHT_OF_FACE]);
  return { whole, subject, background: tonesOf(copy, BACKGROUND), sides, sharpness };
}

/** Refusals from the measures, in the order of the list. */
export function refusalsOfMeasures({ limits, face }: PictureRules, measures: PictureMeasures): PictureRefusal[] {
  const { whole, subject, background, sides, sharpness } = measures;
  const refusals: PictureRefusal[] = [];
  if (whole.colour < limits.colour) refusals.push('grey');
  if (subject.brightness < limits.darkest) refusals.push('tooDark');
  if (subject.brightness > limits.brightest) refusals.push('tooBright');
  // Low light removes contrast, and low contrast removes edges: one reason is enough.
  if (whole.contrast < limits.contrast) {
    if (!refusals.includes('tooDark') && !refusals.includes('tooBright')) refusals.push('flat');
  } else if (sharpness < limits.sharpness) refusals.push('blurred');
  if (subject.blownOut > limits.blownOut) refusals.push('glare');
  if (face && sides > face.sides) refusals.push('unevenLight');
  if (face && background) refusals.push(...refusalsOfBackground(face.background, background));
  return refusals;
}

type BackgroundLimits = NonNullable<PictureRules['face']>['background'];

function refusalsOfBackground(limits: BackgroundLimits, { brightness, contrast, colour }: Tones): PictureRefusal[] {
  if (brightness < limits.darkest || colour > limits.colour) return ['backgroundDark'];
  return contrast > limits.unevenness ? ['backgroundUneven'] : [];
}

/** A rectangle in pixels of the source picture. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The largest crop of the right shape, centred; for a face slightly higher, where heads are. */
export function proposedCrop({ shape, face }: PictureRules, { width, height }: Size): Crop {
  const wide = Math.floor(Math.min(width, height * shape));
  const high = Math.floor(wide / shape);
  return {
    x: Math.floor((width - wide) / 2),
    y: Math.floor((height - high) * (face ? 0.25 : 0.5)),
    width: wide,
    height: high,
  };
}

/** The narrowest crop that is large enough, in pixels; wider than the picture when that is too small. */
export const narrowestCrop = ({ minWidth, minHeight, shape }: PictureRules): number =>
  Math.ceil(Math.max(minWidth, minHeight * shape));

/** A crop of that width in the right shape, inside the picture and wide enough where possible. */
export function cropWithin(rules: PictureRules, size: Size, wish: Omit<Crop, 'height'>): Crop {
  const { shape } = rules;
  const widest = Math.floor(Math.min(size.width, size.height * shape));
  const width = Math.max(Math.min(narrowestCrop(rules), widest), Math.min(widest, Math.round(wish.width)));
  const height = Math.min(size.height, Math.round(width / shape));
  const within = (at: number, most: number) => Math.max(0, Math.min(Math.round(at), most));
  return { x: within(wish.x, size.width - width), y: within(wish.y, size.height - height), width, height };
}

/** Size of the copy of a crop, in pixels; never enlarged. */
export function copySize({ maxWidth }: PictureRules, { width, height }: Size): Size {
  const scale = Math.min(1, maxWidth / width);
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
