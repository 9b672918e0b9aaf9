import { isAskerWaiting } from '#src/platform/core/flow/lost-part.ts';

/**
 * Reloads the page when a chunk cannot be fetched, as after a new release: once per build, and never while a form or a payment could suffer
 * (`data-guard` on the document) or the caller handles the failure. Otherwise the error page follows.
 */
export function reloadOnLostChunk(buildId: string): void {
  const key = `reloaded:${buildId}`;
  addEventListener('vite:preloadError', ({ payload }) => {
    if (isAskerWaiting()) return;
    // Offline, a reload shows only the browser's error page: suppress the router's reload too.
    if (!navigator.onLine) return sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    if (document.documentElement.dataset.guard !== undefined || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, '1');
    location.reload();
  });
}
