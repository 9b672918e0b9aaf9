import type { Crop, PictureKind, PictureRefusal, Turns } from '#domain/core/picture-rules.ts';
import type { Problem } from '#domain/core/problem.ts';
import type { components } from '#openapi/generated/types.ts';

export type Size = { readonly width: number; readonly height: number };
export type VisaUpload = components['schemas']['VisaUpload'];

/** Which picture of a request. */
export type PictureOf = { readonly orderId: string; readonly position: number; readonly kind: PictureKind };

/** A picture that could be opened: its size as it is turned, and the window that is cut out of it, in its pixels. */
export type Opened = { readonly source: Size; readonly crop: Crop; readonly turns: Turns };
export type PictureCheck = {
  /** null for a file that no browser draws. */
  readonly opened: Opened | null;
  readonly reasons: readonly PictureRefusal[];
  /** What would be sent: pixels, and bytes of the file. */
  readonly copy: (Size & { readonly bytes: number }) | null;
};

export type UploadInput = PictureOf & {
  /** The picture that is stored already. */
  readonly documentId: string | null;
};

/** The bytes are not here: the page keeps them, and the ports take them from there. */
export type UploadContext = UploadInput & {
  readonly opened: Opened | null;
  /** As it is wanted; the window of another turn is none of this one. */
  readonly turns: Turns;
  readonly copy: PictureCheck['copy'];
  readonly reasons: readonly PictureRefusal[];
  /** It was taken over while it was being checked. */
  readonly isWanted: boolean;
  readonly uploadId: string;
  /** How many bytes the server has. */
  readonly offset: number;
  readonly problem: Problem | null;
};

export type UploadEvent =
  /** The page has another file now. */
  | { type: 'picture.choose' }
  /** The window was moved or made larger or smaller. */
  | { type: 'crop.change'; crop: Crop }
  /** A quarter, clockwise. */
  | { type: 'picture.turn' }
  /** By its own button, or as its page is saved; what broke off goes on. */
  | { type: 'picture.use' }
  /** Back to what was before the file was chosen. */
  | { type: 'picture.drop' }
  /** By its button, or as the browser is online again. */
  | { type: 'upload.resume' }
  | { type: 'picture.remove' };

export type CheckPictureInput = { readonly kind: PictureKind; readonly crop: Crop | null; readonly turns: Turns };
export type SendPartInput = PictureOf & { readonly uploadId: string; readonly offset: number };
export type RemovePictureInput = PictureOf & { readonly documentId: string };
