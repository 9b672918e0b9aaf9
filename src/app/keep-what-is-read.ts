import type { AnyRouter } from '@tanstack/react-router';
import { fetchAhead } from '#src/platform/core/flow/lost-part.ts';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { whenIdle } from '#src/ui/when-idle.ts';

/**
 * Pages that call themselves pages to read are kept on the device once they were opened and the page is idle: those that
 * were loaded, and those that the router brought, which no worker sees.
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
