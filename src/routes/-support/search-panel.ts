import { lazyScreen } from '#src/routes/-support/lazy-screen.ts';

/** "Edit search": a plain form until somebody comes near. */
export const searchPanel = lazyScreen(async () => (await import('#src/routes/-support/SearchPanel.tsx')).SearchPanel, {
  onTouch: true,
});
