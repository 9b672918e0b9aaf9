/** Pages of signing in: nobody is sent back to one, and what stands in their addresses (an invitation) stays there. */
const SIGN_IN = /^\/(login|signup|forget-password|reset-password|secure-password)(\/|$)/;

/**
 * The login page that leads back here, for whoever has no script yet.
 *
 * @param search the page's query with its "?", or ""
 */
export function loginHref(path: string, search: string): string {
  if (path === '/login') return `/login${search}`;
  return SIGN_IN.test(path) ? '/login' : `/login?redirect=${encodeURIComponent(path + search)}`;
}
