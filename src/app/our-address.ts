/** An address of this site, as markup says it: a path. Nothing for any other, however it is written. */
export function ourAddress(href: string | null | undefined): URL | undefined {
  const url = href?.startsWith('/') ? new URL(href, location.origin) : undefined;
  return url?.origin === location.origin ? url : undefined;
}
