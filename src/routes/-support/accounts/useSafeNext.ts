import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { safeNext, withSlash } from '#src/platform/accounts/safe-next.ts';

/** Goes where an address asked to go, if that is a page of ours; always by the router. */
export function useSafeNext(): (raw: string | undefined) => Promise<void> {
  const router = useRouter();
  return useCallback(
    async (raw) => {
      const isRoute = (path: string) => {
        const [matched, params] = router.getMatchedRoutes(path);
        // `**`: only the beginning of the path is a page. `part`: what stands below a place, as `/api/account` would, is no page
        // to come back to.
        return matched.length > 1 && !('**' in params) && params.part === undefined;
      };
      const href = raw ? safeNext(withSlash(raw), isRoute) : '/';
      await router.navigate({ href, replace: true });
    },
    [router],
  );
}
