import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** "Edit search": a plain form until somebody comes near. */
export const searchPanel = lazyScreen(
  async () => (await import('#src/routes/-support/flights/SearchPanel.tsx')).SearchPanel,
  {
    onTouch: true,
  },
);
