import { isSignInPage, pathTo } from '#domain/core/addresses.ts';

/**
 * The login page that leads back here, for whoever has no script yet.
 *
 * @param search the page's query with its "?", or ""
 */
export function loginHref(path: string, search: string): string {
  if (path === pathTo.login()) return path + search;
  // What stands in the addresses of signing in (an invitation) stays there.
  return pathTo.login(isSignInPage(path) ? {} : { redirect: path + search });
}
