import { DAY_MS } from '#domain/core/time.ts';
import { KEEP_READING_HEADER, KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';

/** So long a page to read is kept, in ms. */
export const READING_MS = 30 * DAY_MS;

/** The headers of a page to read, which says the same to everybody: no state of an order. A price on it says of when it is. */
export const readingHeaders = (): Record<string, string> => ({
  [KEEP_UNTIL_HEADER]: String(Date.now() + READING_MS),
  [KEEP_READING_HEADER]: '1',
});
