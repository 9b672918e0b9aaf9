import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** 404, with its status, for every address that is none of ours. */
export const lostPage = lazyScreen(async () => (await import('#src/routes/-support/core/pages/LostPage.tsx')).LostPage);
