import { drawn } from '#server/orders/papers/drawing.ts';
import type { PaperFile, PaperWish } from '#server/orders/product.ts';
import type { TicketsInput } from '#server/products/transport/runs/papers/papers-input.ts';

export const drawTickets = (
  order: TicketsInput['order'],
  documents: TicketsInput['documents'],
  url: string,
  wish?: PaperWish,
): Promise<PaperFile[]> => drawn(new URL('./worker.ts', import.meta.url), { order, documents, url }, wish);
