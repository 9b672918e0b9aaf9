import { isAskerWaiting } from '#src/platform/core/flow/lost-part.ts';

/**
 * A part of the site that cannot be fetched, as after a new release, reloads the page once per build, and
 * never while a form or a payment could suffer (`data-guard` on the document), nor when who asked for the part says what
 * to do. What follows else is the error page.
 */
export function reloadOnLostChunk(buildId: string): void {
  const key = `reloaded:${buildId}`;
  addEventListener('vite:preloadError', ({ payload }) => {
    if (isAskerWaiting()) return;
    // Without a connection a reload gives nothing but the browser's own page: neither we nor the router try one.
    if (!navigator.onLine) return sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    if (document.documentElement.dataset.guard !== undefined || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, '1');
    location.reload();
  });
}
