import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

export const lostPage = lazyScreen(async () => (await import('#src/routes/-support/core/pages/LostPage.tsx')).LostPage);
