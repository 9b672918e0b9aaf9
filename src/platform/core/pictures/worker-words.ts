import type { Crop, PictureRules, Turns } from '#domain/core/picture-rules.ts';
import type { PictureCheck } from '#machines/core/upload/types.ts';

/** Questions to the worker. The file comes with the first one; the worker keeps it decoded. */
export type PictureQuestion = {
  readonly id: number;
  readonly rules: PictureRules;
  readonly file: Blob | null;
  readonly crop: Crop | null;
  readonly turns: Turns;
  /** Rotation that the page shows; null: none shown yet. */
  readonly shown: Turns | null;
};

export type PictureAnswer = {
  readonly id: number;
  readonly check: PictureCheck;
  /** The bytes to send; null without a copy. */
  readonly bytes: Uint8Array<ArrayBuffer> | null;
  /** A small version of the whole picture, with the first answer about a file and after each rotation. */
  readonly preview: ImageBitmap | null;
};
