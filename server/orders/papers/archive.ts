import { zipSync } from 'fflate';
import type { components } from '#openapi/generated/types.ts';
import type { PaperFile } from '#server/orders/product.ts';

type Documents = components['schemas']['Documents'];

/** All papers of an order in one file. */
export const archiveOf = (files: readonly PaperFile[], { reference, issuedAt }: Documents): Uint8Array =>
  // The moment of the files is that of the papers, so that the same order gives the same file.
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [`${reference}/${name}`, bytes])), { mtime: issuedAt });
