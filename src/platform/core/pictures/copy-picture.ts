import { plainJpeg } from '#domain/core/jpeg.ts';
import {
  type Crop,
  copySize,
  cropWithin,
  measurePicture,
  type PictureRules,
  proposedCrop,
  refusalsOfMeasures,
  refusalsOfSize,
  type Turns,
  turnedBack,
  turnedSize,
} from '#domain/core/picture-rules.ts';
import type { PictureCheck } from '#machines/core/upload/types.ts';

/** JPEG qualities to try, from the best, which may be too heavy, to one that is still readable. */
const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45] as const;

type Copied = { readonly check: PictureCheck; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * Returns the crop of a picture as a JPEG without metadata, and its check against the rules. `wish`: a crop of the rotated picture; null:
 * the proposed one.
 */
export async function copyPicture(
  rules: PictureRules,
  picture: ImageBitmap,
  wish: Crop | null,
  turns: Turns,
): Promise<Copied> {
  const source = turnedSize(picture, turns);
  const crop = cropWithin(rules, source, wish ?? proposedCrop(rules, source));
  const { width, height } = copySize(rules, crop);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new TypeError('This browser draws nothing in a worker.');
  pen.fillStyle = '#fff'; // JPEG has no transparency
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  drawTurned(pen, picture, crop, { width, height }, turns);
  const { data } = pen.getImageData(0, 0, width, height);
  const measures = measurePicture(rules, { width, height, channels: 4, data });
  const bytes = await jpegOf(canvas, rules);
  const reasons = [...refusalsOfSize(rules, bytes.length, { width, height }), ...refusalsOfMeasures(rules, measures)];
  return { check: { opened: { source, crop, turns }, reasons, copy: { width, height, bytes: bytes.length } }, bytes };
}

export function drawTurned(
  pen: OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  crop: Crop,
  { width, height }: { readonly width: number; readonly height: number },
  turns: Turns,
): void {
  const from = turnedBack(crop, picture, turns);
  const drawn = turnedSize({ width, height }, turns);
  pen.translate(width / 2, height / 2);
  pen.rotate((turns * Math.PI) / 2);
  const corner = [-drawn.width / 2, -drawn.height / 2] as const;
  pen.drawImage(picture, from.x, from.y, from.width, from.height, ...corner, drawn.width, drawn.height);
}

async function jpegOf(
  canvas: OffscreenCanvas,
  { bytes: { min, max } }: PictureRules,
): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = async (quality: number) => {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return plainJpeg(new Uint8Array(await blob.arrayBuffer()));
  };
  for (const quality of QUALITIES) {
    const bytes = await drawn(quality);
    if (bytes.length <= max) return bytes.length < min ? drawn(1) : bytes;
  }
  return drawn(0.3);
}
