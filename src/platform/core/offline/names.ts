import { pathTo } from '#domain/core/page-paths.ts';
/** The only worker script that the page's policy allows. */
export const WORKER_URL = '/service-worker.js';

/** Shown instead of any page without a connection. */
export const OFFLINE_PAGE = pathTo.offline();

/**
 * A page with this header may be kept on the device until that moment (UTC epoch milliseconds). Only issued papers and articles send it: an
 * old offer, hold or price would be a false promise.
 */
export const KEEP_UNTIL_HEADER = 'x-keep-until';

/** Marks an article: the worker keeps it by itself, as a guest sees it. Papers are kept by their page, if the owner wishes. */
export const KEEP_READING_HEADER = 'x-keep-reading';

/** Owner of a page: the account id, or `guest`. */
export const OWNER_HEADER = 'x-page-owner';
export const ownerOf = (accountId: string | null | undefined): string => accountId ?? 'guest';

/** Cache of one owner's papers. Logout deletes the whole cache, so that a write in progress is lost too. */
export const PAPERS = 'papers';
export const papersCacheOf = (owner: string): string => `${PAPERS}:${owner}`;
/** Cache of articles, as a guest sees them. Logout deletes it too. */
export const READING_CACHE = 'reading';
/** Assets of kept pages: styles, fonts, pictures. File names change with their content. */
export const LOOK_CACHE = 'look';
