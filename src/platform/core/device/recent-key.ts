/** Storage key of recent searches. Pages that show them are marked `data-kept` and hydrate early only where the key exists. */
export const RECENT_SEARCHES = 'recentSearches';

/**
 * Whether this browser has recent searches; false where storage is forbidden. src/app/start-later.ts repeats this check so that the first script
 * stays one file.
 */
export function keepsSearches(): boolean {
  try {
    return localStorage.getItem(RECENT_SEARCHES) !== null;
  } catch {
    return false;
  }
}
