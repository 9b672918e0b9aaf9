const UNKNOWN = '/{unknown}';

/** The path of the route that answers an address, as the router writes it; undefined: it is no page of ours. */
type RouteOf = (pathname: string) => string | undefined;

let routeOf: RouteOf = () => undefined;

/** Told once by the browser's entry, which has the router, before anything is recorded. */
export function namePlacesBy(router: RouteOf): void {
  routeOf = router;
}

/**
 * The page of an address, without what the address says about a journey, an order or a person: only words of the site's
 * routes leave the browser. What is no page of ours may hold anything.
 */
export function pageTemplate(pathname: string): string {
  const route = routeOf(pathname);
  return route === undefined ? UNKNOWN : route.replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, '{$1$2}').replace(/(?<=.)\/$/, '');
}

/** The entry's file name: its hash changes with everything that it brings. */
export function buildId(): string {
  if (import.meta.env.DEV) return 'development';
  const entry = performance.getEntriesByType('resource').find(({ name }) => name.includes('/entry-client-'))?.name;
  return (
    entry
      ?.split('/')
      .at(-1)
      ?.replace(/\.js.*$/, '')
      .slice(0, 64) ?? 'unknown'
  );
}
