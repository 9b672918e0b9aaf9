import type { AnyRouter } from '@tanstack/react-router';
import { fetchAhead } from '#src/platform/core/flow/lost-part.ts';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/**
 * Keeps pages marked as articles for offline use once the page is idle: both loaded pages and those from client-side navigation, which no
 * service worker sees.
 */
export function keepWhatIsRead(router: AnyRouter): void {
  const seen = new Set<string>();
  const look = () => {
    const leaf = router.state.matches.at(-1);
    const route = leaf && (router.routesById as Readonly<Record<string, AnyRouter['routeTree']>>)[leaf.routeId];
    if (leaf?.status !== 'success' || route?.options.headers !== readingHeaders || seen.has(leaf.pathname)) return;
    seen.add(leaf.pathname);
    whenIdle(() => {
      void fetchAhead(async () => {
        const { keepReadPage } = await import('#src/platform/core/offline/read-page.ts');
        await keepReadPage(leaf.pathname);
      });
    });
  };
  router.subscribe('onRendered', look);
}
