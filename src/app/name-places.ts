import type { createApp } from '#src/app/createApp.tsx';
import { namePlacesBy } from '#src/platform/recording-place.ts';

/** Recordings say where they were made in the words of the router. */
export const namePlaces = (router: ReturnType<typeof createApp>): void =>
  namePlacesBy((pathname) => {
    const [, , found] = router.getMatchedRoutes(pathname);
    return found?.fullPath;
  });
