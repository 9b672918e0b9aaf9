import type { AnyRouter, StaticDataRouteOption } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { PLACES } from '#domain/country/places.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';

/** URLs of listed routes with a parameter, by route id. */
const OF_ROUTES: Readonly<Record<string, () => readonly string[]>> = {
  '/$place/{-$part}': () => PLACES.map(({ slug }) => pathTo.place(slug)),
};

/** Paths of all listed pages; of what is sold the API is asked. Throws for a listed route with a parameter and no URLs. */
export async function listedPages(router: AnyRouter, api: Api): Promise<readonly string[]> {
  const routes = Object.values(router.routesById as Readonly<Record<string, AnyRouter['routesById'][string]>>);
  return (await Promise.all(routes.map((route) => pathsOf(route, api)))).flat();
}

async function pathsOf(route: AnyRouter['routesById'][string], api: Api): Promise<readonly string[]> {
  const isListed: StaticDataRouteOption['isListed'] = route?.options.staticData?.isListed;
  if (!isListed) return [];
  if (typeof isListed === 'function') return isListed(api);
  const listed = OF_ROUTES[route.id];
  if (listed) return listed();
  // An optional last parameter belongs to one user.
  const path = route.fullPath.replace(/\/\{-\$\w+\}$/, '');
  if (path.includes('$')) throw new Error(`Which pages of ${route.id} are listed?`);
  return [path.length > 1 ? path.replace(/\/$/, '') : path];
}
