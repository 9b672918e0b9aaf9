import { paths } from '#domain/hotels/paths.ts';

/** What no search engine needs to read, with all below it. */
export const closedPages: readonly string[] = [paths.voucher()];
