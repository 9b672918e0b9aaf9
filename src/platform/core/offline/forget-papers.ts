import { pathTo } from '#domain/core/page-paths.ts';
import { keptPages, whereKept } from '#src/platform/core/offline/kept-pages.ts';

/**
 * After a cancellation or a change: deletes the papers of the order, and the trip cards, which may mention it. `until`: only copies that
 * the server drew up to this moment, UTC epoch milliseconds.
 */
export const forgetPapersOf = (orderId: string, until = Number.POSITIVE_INFINITY): Promise<void> =>
  whereKept(async () => {
    for (const kept of await keptPages())
      for (const request of await kept.keys()) {
        const { pathname } = new URL(request.url);
        if (!pathname.includes(orderId) && pathname !== pathTo.tripCards()) continue;
        // A copy without a time is as old as any.
        const drawnAt = Date.parse((await kept.match(request))?.headers.get('date') ?? '') || 0;
        if (drawnAt <= until) await kept.delete(request);
      }
  });
