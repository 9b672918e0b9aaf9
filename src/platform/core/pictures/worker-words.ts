import type { Crop, PictureKind, Turns } from '#domain/core/picture-rules.ts';
import type { PictureCheck } from '#machines/core/upload/types.ts';

/** What the page asks its worker. The file comes with the first question about it; the worker keeps it opened. */
export type PictureQuestion = {
  readonly id: number;
  readonly kind: PictureKind;
  readonly file: Blob | null;
  readonly crop: Crop | null;
  readonly turns: Turns;
  /** As the page draws it by now; null for not at all. */
  readonly shown: Turns | null;
};

export type PictureAnswer = {
  readonly id: number;
  readonly check: PictureCheck;
  /** What would be sent; null without a copy. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  /** A small one of the whole picture, to be drawn; with the first answer about a file, and when it was turned. */
  readonly preview: ImageBitmap | null;
};
