import { DAY_MS } from '#domain/core/time.ts';
import { KEEP_READING_HEADER, KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';

/** How long an article is kept, in ms. */
export const READING_MS = 30 * DAY_MS;

/** Headers of articles: pages that are the same for all visitors and show no order. Prices on them carry their date. */
export const readingHeaders = (): Record<string, string> => ({
  [KEEP_UNTIL_HEADER]: String(Date.now() + READING_MS),
  [KEEP_READING_HEADER]: '1',
});
