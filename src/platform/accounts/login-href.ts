import { isSignInPage, pathTo } from '#domain/core/page-paths.ts';

/**
 * URL of the login page that redirects back here; for use without JavaScript.
 *
 * @param search query of the page with its "?", or ""
 */
export function loginHref(path: string, search: string): string {
  if (path === pathTo.login()) return path + search;
  // Sign-in pages keep their own query (an invitation).
  return pathTo.login(isSignInPage(path) ? {} : { redirect: path + search });
}
