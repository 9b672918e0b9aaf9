/** Where recent searches are kept. A page that shows them says so (`data-kept`), and wakes by itself where there are some. */
export const RECENT_SEARCHES = 'recentSearches';
