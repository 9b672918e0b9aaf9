import { isAskerWaiting } from '#src/platform/core/flow/lost-part.ts';

/** Offline, a reload shows only the browser's error page; a form or a payment (`data-guard` on the document) could lose what was typed. */
export const mayReload = (): boolean => navigator.onLine && document.documentElement.dataset.guard === undefined;

/**
 * Reloads the page when a chunk cannot be fetched, as after a new release: once per build, and never while a form or a payment could suffer
 * (`data-guard` on the document) or the caller handles the failure. Otherwise the error page follows.
 */
export function reloadOnLostChunk(buildId: string): void {
  const key = `reloaded:${buildId}`;
  addEventListener('vite:preloadError', ({ payload }) => {
    if (isAskerWaiting()) return;
    // Suppresses the router's reload too.
    if (!navigator.onLine) return sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
    if (!mayReload() || sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, '1');
    location.reload();
  });
}
