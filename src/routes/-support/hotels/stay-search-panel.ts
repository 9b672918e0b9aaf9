import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Behind "Edit search" of a list: no page draws it before it is opened, but one whose search cannot be made. */
export const staySearchPanel = lazyScreen(
  async () => (await import('#src/routes/-support/hotels/StaySearchPanel.tsx')).StaySearchPanel,
);
