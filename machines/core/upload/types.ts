import type { Crop, PictureRefusal, Turns } from '#domain/core/picture-rules.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';

export type Size = { readonly width: number; readonly height: number };
export type PictureUpload = components['schemas']['PictureUpload'];

/** Whose picture it is, and which of the kinds of its product. */
export type PictureOf = { readonly orderId: string; readonly position: number; readonly kind: string };

/** A picture that the browser could open. `source`: size after the turn; `crop`: in pixels of the source. */
export type Opened = { readonly source: Size; readonly crop: Crop; readonly turns: Turns };
export type PictureCheck = {
  /** null: the browser cannot draw this file. */
  readonly opened: Opened | null;
  readonly reasons: readonly PictureRefusal[];
  /** The copy to upload: size in pixels, and bytes of the file. */
  readonly copy: (Size & { readonly bytes: number }) | null;
};

export type UploadInput = PictureOf & {
  /** Stored on the server; null when there is none. */
  readonly pictureId: string | null;
};

/** The bytes are not in the context: the page keeps them and the actors read them. */
export type UploadContext = UploadInput & {
  readonly opened: Opened | null;
  /** The turn the traveller asked for. A crop of another turn is ignored. */
  readonly turns: Turns;
  readonly copy: PictureCheck['copy'];
  readonly reasons: readonly PictureRefusal[];
  /** The traveller accepted the picture while its check was still running. */
  readonly isWanted: boolean;
  readonly uploadId: string;
  /** Number of bytes the server has received. */
  readonly offset: number;
  readonly problem: Problem | null;
};

export type UploadEvent =
  | { type: 'picture.choose' }
  | { type: 'crop.change'; crop: Crop }
  /** A quarter turn clockwise. */
  | { type: 'picture.turn' }
  /** By its button, or when the page is saved; also resumes a broken upload. */
  | { type: 'picture.use' }
  /** Restores what was shown before the file was chosen. */
  | { type: 'picture.drop' }
  /** By its button, or when the browser is online again. */
  | { type: 'upload.resume' }
  | { type: 'picture.remove' };

export type CheckPictureInput = { readonly kind: string; readonly crop: Crop | null; readonly turns: Turns };
export type SendPartInput = PictureOf & { readonly uploadId: string; readonly offset: number };
export type RemovePictureInput = PictureOf & { readonly pictureId: string };
