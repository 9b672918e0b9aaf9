import type { AnyRouter } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { PLACES } from '#domain/country/places.ts';

/** URLs of listed routes with a parameter, by route id. */
const OF_ROUTES: Readonly<Record<string, () => readonly string[]>> = {
  '/$place/{-$part}': () => PLACES.map(({ slug }) => pathTo.place(slug)),
};

/** Paths of all listed pages. Throws for a listed route with a parameter and no URLs. */
export function listedPages(router: AnyRouter): readonly string[] {
  const routes = Object.values(router.routesById as Readonly<Record<string, AnyRouter['routesById'][string]>>);
  return routes.flatMap((route) => {
    if (!route?.options.staticData?.isListed) return [];
    const listed = OF_ROUTES[route.id];
    if (listed) return listed();
    // An optional last parameter belongs to one user.
    const path = route.fullPath.replace(/\/\{-\$\w+\}$/, '');
    if (path.includes('$')) throw new Error(`Which pages of ${route.id} are listed?`);
    return [path.length > 1 ? path.replace(/\/$/, '') : path];
  });
}
