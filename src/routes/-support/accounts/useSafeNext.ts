import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { safeNext, withSlash } from '#src/platform/accounts/safe-next.ts';
import { fetchNow } from '#src/platform/core/flow/lost-part.ts';

/**
 * Navigates to a redirect target if it is a page of this site; only by the router. If the routes of that page cannot be fetched, the page stays
 * and says that a part of it was lost.
 */
export function useSafeNext(): (raw: string | undefined) => Promise<void> {
  const router = useRouter();
  return useCallback(
    async (raw) => {
      const isRoute = (path: string) => {
        const [matched, params] = router.getMatchedRoutes(path);
        // `**`: only the start of the path matches. `part`: a subpath of a place, such as `/api/account`, is not a page to return to.
        return matched.length > 1 && !('**' in params) && params.part === undefined;
      };
      const { fetchRoutes } = router.options.context;
      if (raw && (await fetchNow(async () => fetchRoutes?.(withSlash(raw)) ?? true)) === null) return;
      const href = raw ? safeNext(withSlash(raw), isRoute) : '/';
      await router.navigate({ href, replace: true });
    },
    [router],
  );
}
