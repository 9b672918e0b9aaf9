import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** 404 page with its status, for unknown addresses. */
export const lostPage = lazyScreen(async () => (await import('#src/routes/-support/core/pages/LostPage.tsx')).LostPage);
