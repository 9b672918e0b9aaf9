import { readJpeg } from '#domain/core/jpeg.ts';
import {
  FILE_BYTES_MAX,
  FILE_PIXELS_MAX,
  type PictureRefusal,
  type Turns,
  tooManyPixels,
  turnedSize,
} from '#domain/core/picture-rules.ts';
import { copyPicture, drawTurned } from '#src/platform/core/pictures/copy-picture.ts';
import type { PictureAnswer, PictureQuestion } from '#src/platform/core/pictures/worker-words.ts';

/** Longer side of the preview, in pixels. */
const PREVIEW = 1000;

type Scope = {
  onmessage: ((event: MessageEvent<PictureQuestion>) => void) | null;
  postMessage(answer: PictureAnswer, transfer: Transferable[]): void;
};
// The DOM types do not know that this file runs in a worker.
const scope = globalThis as unknown as Scope;

let opened: ImageBitmap | null = null;

async function open(file: Blob): Promise<ImageBitmap | PictureRefusal> {
  if (file.size > FILE_BYTES_MAX) return 'fileTooBig';
  const { size } = readJpeg(new Uint8Array(await file.arrayBuffer()));
  if (size && tooManyPixels(size, FILE_PIXELS_MAX)) return 'tooManyPixels';
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return 'notPicture';
  return tooManyPixels(picture, FILE_PIXELS_MAX) ? 'tooManyPixels' : picture;
}

function previewOf(picture: ImageBitmap, turns: Turns): ImageBitmap {
  const source = turnedSize(picture, turns);
  const scale = Math.min(1, PREVIEW / Math.max(source.width, source.height));
  const size = {
    width: Math.max(1, Math.round(source.width * scale)),
    height: Math.max(1, Math.round(source.height * scale)),
  };
  const canvas = new OffscreenCanvas(size.width, size.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new TypeError('This browser draws nothing in a worker.');
  pen.imageSmoothingQuality = 'medium';
  drawTurned(pen, picture, { x: 0, y: 0, ...source }, size, turns);
  return canvas.transferToImageBitmap();
}

async function answer({ id, rules, file, crop, turns, shown }: PictureQuestion): Promise<void> {
  if (file) {
    const found = await open(file);
    if (typeof found === 'string') {
      const check = { opened: null, reasons: [found], copy: null };
      return scope.postMessage({ id, check, bytes: null, preview: null }, []);
    }
    opened = found;
  }
  if (!opened) return;
  const { check, bytes } = await copyPicture(rules, opened, crop, turns);
  const preview = shown === turns ? null : previewOf(opened, turns);
  scope.postMessage({ id, check, bytes, preview }, [bytes.buffer, ...(preview ? [preview] : [])]);
}

scope.onmessage = ({ data }) =>
  void answer(data).catch((error: unknown) => {
    setTimeout(() => {
      throw error; // the page gets it as the worker's error event
    });
  });
