import type { createApp } from '#src/app/createApp.tsx';
import { namePlacesBy } from '#src/platform/core/recording/recording-place.ts';

/** Recordings name pages by the router's route patterns. */
export const namePlaces = (router: ReturnType<typeof createApp>): void =>
  namePlacesBy((pathname) => {
    // `**` holds an unmatched rest: the match is then a parent route shown as not found.
    const [, params, found] = router.getMatchedRoutes(pathname);
    return params['**'] ? undefined : found?.fullPath;
  });
