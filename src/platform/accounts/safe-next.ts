import { isWithin, pathTo } from '#domain/core/page-paths.ts';

/** Base for parsing relative URLs; never requested. */
const BASE = 'https://here.invalid';
// A redirect back to a sign-in page would ask for the login again.
const ASKING = [pathTo.login(), pathTo.signUp()];

/**
 * Returns where to continue after sign-in: a path of this site with its query, else "/". Pass the result to the router only, never to
 * `location`.
 *
 * @param raw redirect from the URL; untrusted
 * @param isRoute whether the router has a page for a path
 */
export function safeNext(raw: unknown, isRoute: (path: string) => boolean): string {
  if (typeof raw !== 'string' || raw.length > 2000) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  if (!/^\/(?!\/)/.test(raw) || /[\\\u0000-\u0020\u007f-\u009f\u2028\u2029]/.test(raw)) return '/';
  const typedPath = raw.split(/[?#]/, 1)[0] ?? '';
  const url = URL.parse(raw, BASE);
  if (url?.origin !== BASE) return '/';
  // We never write a path that the URL parser rewrites ("/a/..//b").
  if (url.pathname !== typedPath || typedPath.includes('//') || ASKING.some((page) => isWithin(typedPath, page)))
    return '/';
  return isRoute(typedPath) ? typedPath + url.search + url.hash : '/';
}

/**
 * Adds the missing leading slash of `redirectURL`. A value with a scheme ("javascript:") is not a path and stays as it is, to be refused
 * later.
 */
export const withSlash = (raw: string): string => (raw.startsWith('/') || /^[^/?#]*:/.test(raw) ? raw : `/${raw}`);
