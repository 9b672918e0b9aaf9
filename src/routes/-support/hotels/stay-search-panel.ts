import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Behind "Edit search": rendered only when opened, or when the search is invalid. */
export const staySearchPanel = lazyScreen(
  async () => (await import('#src/routes/-support/hotels/StaySearchPanel.tsx')).StaySearchPanel,
);
