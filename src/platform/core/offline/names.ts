import { pathTo } from '#domain/core/addresses.ts';
/** The script of the service worker; the only script address that a page's policy lets through. */
export const WORKER_URL = '/service-worker.js';

/** What a page without a connection shows instead of itself. */
export const OFFLINE_PAGE = pathTo.offline();

/**
 * A page with this header may be kept on the device, until the moment in it (UTC epoch milliseconds). Only pages that show
 * issued papers send it, and pages to read: an offer, a hold or a price that is hours old would be a false promise.
 */
export const KEEP_UNTIL_HEADER = 'x-keep-until';

/** A page to read: the worker keeps it by itself, as a guest sees it. Papers are kept by their page, as their owner wishes. */
export const KEEP_READING_HEADER = 'x-keep-reading';

/** Whom a page was drawn for: the account, or `guest`. */
export const OWNER_HEADER = 'x-page-owner';
export const ownerOf = (accountId: string | null | undefined): string => accountId ?? 'guest';

/** The kept papers of one owner. What a log-out meets goes with its cache: what is on its way lands where nobody looks. */
export const PAPERS = 'papers';
export const papersCacheOf = (owner: string): string => `${PAPERS}:${owner}`;
/** Kept pages to read, as a guest sees them. A log-out deletes them too. */
export const READING_CACHE = 'reading';
/** What kept pages are drawn with: styles, fonts, pictures. Their names change with their content. */
export const LOOK_CACHE = 'look';
