import type { AnyRouter } from '@tanstack/react-router';
import { pathTo } from '#domain/core/addresses.ts';
import { PLACES } from '#domain/country/places.ts';

/** The addresses of listed routes that have a parameter, by the id of the route. */
const OF_ROUTES: Readonly<Record<string, () => readonly string[]>> = {
  '/$place/{-$part}': () => PLACES.map(({ slug }) => pathTo.place(slug)),
};

/** Paths of all pages that search engines are told of. Throws for a listed route with a parameter and no addresses. */
export function listedPages(router: AnyRouter): readonly string[] {
  const routes = Object.values(router.routesById as Readonly<Record<string, AnyRouter['routesById'][string]>>);
  return routes.flatMap((route) => {
    if (!route?.options.staticData?.isListed) return [];
    const listed = OF_ROUTES[route.id];
    if (listed) return listed();
    // What may stand behind it is of one person.
    const path = route.fullPath.replace(/\/\{-\$\w+\}$/, '');
    if (path.includes('$')) throw new Error(`Which pages of ${route.id} are listed?`);
    return [path.length > 1 ? path.replace(/\/$/, '') : path];
  });
}
