import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** "Edit search": plain HTML until the user approaches. */
export const searchPanel = lazyScreen(
  async () => (await import('#src/routes/-support/flights/SearchPanel.tsx')).SearchPanel,
  {
    onTouch: true,
  },
);
