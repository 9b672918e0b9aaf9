/**
 * Returns the URL of a path of this site; undefined for any other URL, however written, also for paths that browsers read as a host.
 */
export function ourUrl(href: string | null | undefined): URL | undefined {
  const url = href && /^\/(?![/\\\s])/.test(href) ? new URL(href, location.origin) : undefined;
  return url?.origin === location.origin ? url : undefined;
}
