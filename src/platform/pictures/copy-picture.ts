import { plainJpeg } from '#domain/jpeg.ts';
import {
  type Crop,
  copySize,
  cropWithin,
  measurePicture,
  PICTURE_BYTES,
  type PictureKind,
  proposedCrop,
  refusalsOfMeasures,
  refusalsOfSize,
} from '#domain/picture-rules.ts';
import type { PictureCheck } from '#machines/upload/types.ts';

/** From the finest one that may be too heavy to one that is still read well. */
const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45] as const;

type Copied = { readonly check: PictureCheck; readonly bytes: Uint8Array<ArrayBuffer> };

/** The window of a picture as a JPEG without metadata, and what the rules say of it. `wish`: a window, or the proposed one. */
export async function copyPicture(kind: PictureKind, picture: ImageBitmap, wish: Crop | null): Promise<Copied> {
  const source = { width: picture.width, height: picture.height };
  const crop = cropWithin(kind, source, wish ?? proposedCrop(kind, source));
  const { width, height } = copySize(kind, crop);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new TypeError('This browser draws nothing in a worker.');
  pen.fillStyle = '#fff'; // a JPEG knows no transparency
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const measures = measurePicture(kind, { width, height, channels: 4, data });
  const bytes = await jpegOf(canvas);
  const reasons = [...refusalsOfSize(kind, bytes.length, { width, height }), ...refusalsOfMeasures(kind, measures)];
  return { check: { opened: { source, crop }, reasons, copy: { width, height, bytes: bytes.length } }, bytes };
}

async function jpegOf(canvas: OffscreenCanvas): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = async (quality: number) => {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return plainJpeg(new Uint8Array(await blob.arrayBuffer()));
  };
  for (const quality of QUALITIES) {
    const bytes = await drawn(quality);
    if (bytes.length <= PICTURE_BYTES.max) return bytes.length < PICTURE_BYTES.min ? drawn(1) : bytes;
  }
  return drawn(0.3);
}
