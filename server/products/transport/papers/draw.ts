import { drawn } from '#server/orders/papers/drawing.ts';
import type { PaperFile, PaperWish } from '#server/orders/product.ts';
import type { PapersInput } from '#server/products/transport/papers/papers-input.ts';

export const drawPapers = (
  order: PapersInput['order'],
  documents: PapersInput['documents'],
  url: string,
  wish?: PaperWish,
): Promise<PaperFile[]> => drawn(new URL('./worker.ts', import.meta.url), { order, documents, url }, wish);
