const UNKNOWN = '/{unknown}';

/** Maps a URL to the path pattern of its route; undefined: not a page of ours. */
type RouteOf = (pathname: string) => string | undefined;

let routeOf: RouteOf = () => undefined;

/** Called once by the browser's entry, which has the router, before any recording. */
export function namePlacesBy(router: RouteOf): void {
  routeOf = router;
}

/**
 * The route pattern of a URL, so that only words of our routes leave the browser. Unknown URLs may hold anything, so they are not
 * passed on.
 */
export function pageTemplate(pathname: string): string {
  const route = routeOf(pathname);
  return route === undefined ? UNKNOWN : route.replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, '{$1$2}').replace(/(?<=.)\/$/, '');
}

/** File name of the entry chunk: its hash changes with each build. */
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
