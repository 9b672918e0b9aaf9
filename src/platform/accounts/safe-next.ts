import { isWithin, pathTo } from '#domain/core/addresses.ts';

/** Only a base to read relative addresses with; nothing is ever asked of it. */
const BASE = 'https://here.invalid';
// Coming back to a page that signs in would ask again.
const ASKING = [pathTo.login(), pathTo.signUp()];

/**
 * Where one may go on after signing in: a path of our own with its query, else "/". Always give the answer to
 * the router, never to `location`.
 *
 * @param raw what an address brought along; anybody may have written it
 * @param isRoute whether the router knows a page for a path
 */
export function safeNext(raw: unknown, isRoute: (path: string) => boolean): string {
  if (typeof raw !== 'string' || raw.length > 2000) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  if (!/^\/(?!\/)/.test(raw) || /[\\\u0000-\u0020\u007f-\u009f\u2028\u2029]/.test(raw)) return '/';
  const typedPath = raw.split(/[?#]/, 1)[0] ?? '';
  const url = URL.parse(raw, BASE);
  if (url?.origin !== BASE) return '/';
  // A path that the URL parser rewrites ("/a/..//b") is not one that we have written.
  if (url.pathname !== typedPath || typedPath.includes('//') || ASKING.some((page) => isWithin(typedPath, page)))
    return '/';
  return isRoute(typedPath) ? typedPath + url.search + url.hash : '/';
}

/** `redirectURL` comes with or without its slash. What names a scheme, as "javascript:", is no path and stays as it is. */
export const withSlash = (raw: string): string => (raw.startsWith('/') || /^[^/?#]*:/.test(raw) ? raw : `/${raw}`);
