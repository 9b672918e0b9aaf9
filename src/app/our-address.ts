/** An address of this site, as markup says it: a path. Nothing for any other, however it is written, nor for what browsers take for a host. */
export function ourAddress(href: string | null | undefined): URL | undefined {
  const url = href && /^\/(?![/\\\s])/.test(href) ? new URL(href, location.origin) : undefined;
  return url?.origin === location.origin ? url : undefined;
}
