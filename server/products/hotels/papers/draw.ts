import type { components } from '#openapi/generated/types.ts';
import { drawn } from '#server/orders/papers/drawing.ts';
import type { PaperFile, PaperWish } from '#server/orders/product.ts';

type Schemas = components['schemas'];

export type PapersInput = {
  readonly order: Schemas['HotelOrder'];
  readonly documents: Schemas['Documents'];
  readonly url: string;
};

/** Voucher and receipt as PDF. */
export const drawPapers = (
  order: PapersInput['order'],
  documents: PapersInput['documents'],
  url: string,
  wish?: PaperWish,
): Promise<PaperFile[]> => drawn(new URL('./worker.ts', import.meta.url), { order, documents, url }, wish);
