import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { safeNext, withSlash } from '#src/platform/accounts/safe-next.ts';

/** Navigates to a redirect target if it is a page of this site; only by the router. */
export function useSafeNext(): (raw: string | undefined) => Promise<void> {
  const router = useRouter();
  return useCallback(
    async (raw) => {
      const isRoute = (path: string) => {
        const [matched, params] = router.getMatchedRoutes(path);
        // `**`: only the start of the path matches. `part`: a subpath of a place, such as `/api/account`, is not a page to return to.
        return matched.length > 1 && !('**' in params) && params.part === undefined;
      };
      if (raw) await router.options.context.fetchRoutes?.(withSlash(raw));
      const href = raw ? safeNext(withSlash(raw), isRoute) : '/';
      await router.navigate({ href, replace: true });
    },
    [router],
  );
}
