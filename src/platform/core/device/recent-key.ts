/** Where recent searches are kept. A page that shows them says so (`data-kept`), and wakes by itself where there are some. */
export const RECENT_SEARCHES = 'recentSearches';

/** Whether this browser keeps any; no where it forbids to look. The first script asks by itself (src/app/wake.ts), to stay one file. */
export function keepsSearches(): boolean {
  try {
    return localStorage.getItem(RECENT_SEARCHES) !== null;
  } catch {
    return false;
  }
}
