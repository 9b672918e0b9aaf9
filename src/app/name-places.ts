import type { createApp } from '#src/app/createApp.tsx';
import { namePlacesBy } from '#src/platform/core/recording/recording-place.ts';

/** Recordings say where they were made in the words of the router. */
export const namePlaces = (router: ReturnType<typeof createApp>): void =>
  namePlacesBy((pathname) => {
    // `**` holds what the route leaves of the path: then it is a page above, shown as not found.
    const [, params, found] = router.getMatchedRoutes(pathname);
    return params['**'] ? undefined : found?.fullPath;
  });
