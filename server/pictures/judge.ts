import { type JpegRead, type JpegSize, readJpeg } from '#domain/core/jpeg.ts';
import {
  measurePicture,
  PICTURE_PIXELS_MAX,
  type PictureRefusal,
  type PictureRules,
  refusalsOfMeasures,
  refusalsOfSize,
  tooManyPixels,
} from '#domain/core/picture-rules.ts';
import { decodeJpeg } from '#server/pictures/decode.ts';
import { createTurns } from '#server/turns.ts';

/** Size in pixels, or the reasons for refusal. */
export type Judged =
  | { readonly size: JpegSize; readonly refused: null }
  | { readonly refused: readonly [PictureRefusal, ...PictureRefusal[]] };

/** One at a time, so that a sender of many pictures cannot use up memory and threads. */
const inTurn = createTurns({ atOnce: 1, longestLine: 40 });

/** Checks the first part, so that a bad upload stops early: not a JPEG, or larger than allowed. null when fine. */
export function refusedAtOnce(rules: PictureRules, first: Uint8Array, announced: number): PictureRefusal | null {
  const { kind, size } = readJpeg(first);
  if (kind === 'notJpeg') return 'notPicture';
  if (announced > rules.bytes.max) return 'tooHeavy';
  return size && tooManyPixels(size, PICTURE_PIXELS_MAX) ? 'tooManyPixels' : null;
}

/** Judges by the bytes alone. Reads the markers before decoding any pixel. */
export async function judgePicture(rules: PictureRules, bytes: Uint8Array): Promise<Judged> {
  const read = readJpeg(bytes);
  if (read.kind !== 'jpeg') return { refused: [REFUSED[read.kind]] };
  if (read.hasMore) return { refused: ['moreThanPicture'] };
  const ofSize = asRefused(refusalsOfSize(rules, bytes.length, read.size));
  if (ofSize) return ofSize;
  return inTurn(async () => {
    const pixels = await decodeJpeg(bytes);
    if (!pixels || pixels.width !== read.size.width || pixels.height !== read.size.height)
      return { refused: ['broken'] };
    const measured = refusalsOfMeasures(rules, measurePicture(rules, pixels));
    return asRefused(measured) ?? { size: read.size, refused: null };
  });
}

const REFUSED: Readonly<Record<Exclude<JpegRead['kind'], 'jpeg'>, PictureRefusal>> = {
  notJpeg: 'notPicture',
  cut: 'cut',
  broken: 'broken',
};

function asRefused([first, ...rest]: readonly PictureRefusal[]): Judged | null {
  return first ? { refused: [first, ...rest] } : null;
}
