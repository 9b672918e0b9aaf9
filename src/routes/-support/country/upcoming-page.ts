import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Rarely visited, so its code is not part of the place page. */
export const upcomingPage = lazyScreen(
  async () => (await import('#src/screens/country/places/UpcomingScreen.tsx')).UpcomingScreen,
);
