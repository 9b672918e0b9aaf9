import type { createApp } from '#src/app/createApp.tsx';
import { fetchAhead, fetchNow } from '#src/platform/core/flow/lost-part.ts';

type Router = ReturnType<typeof createApp>;

/**
 * Screens write plain anchors. This turns clicks into client-side navigations and prefetches on hover and focus. All other browser
 * behaviour of anchors (new tab, download, other origin) stays.
 */
export function followLinks(router: Router): void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    // A filter must not add a history entry, even when clicked before its list is hydrated.
    const replace = 'replace' in link.dataset;
    const href = link.pathname + link.search + link.hash;
    // Navigation takes time: show the link as busy.
    link.ariaBusy = 'true';
    const done = () => {
      link.ariaBusy = null;
    };
    const go = async () => {
      followed = href;
      // Otherwise the page stays as it is, and says that a part of it was lost. Of two clicks the last one counts.
      if ((await routesOf(router, link.pathname)) && followed === href) await router.navigate({ href, replace });
    };
    whenLive({
      href,
      go: () =>
        void go()
          .catch(() => undefined)
          .finally(done),
    });
  };
  // On window, after React, which listens on the document and handles some links itself.
  addEventListener('click', follow);
  // While a part's code still loads, React stops its clicks, and the browser would reload the page.
  addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (link && !isAwake(link)) follow(event);
    },
    true,
  );
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(sign, (event) => prepare(router, event), { passive: true });
  }
}

let followed: string | undefined;

/** Null if they cannot be fetched. */
const routesOf = (router: Router, pathname: string) =>
  fetchNow(async () => router.options.context.fetchRoutes?.(pathname) ?? true);

/** How long to wait for hydration, in ms. */
const PATIENCE_MS = 5000;
let asked: Press | undefined;
type Press = { readonly href: string; readonly go: () => void };

/**
 * While React hydrates, a navigation would draw a second page beside the first. The click waits for hydration; the last click wins. If it
 * does not come in time, the browser navigates.
 */
function whenLive(press: Press): void {
  const root = document.documentElement;
  if ('live' in root.dataset) {
    press.go();
    return;
  }
  const isFirst = !asked;
  asked = press;
  if (!isFirst) return;
  const patience = setTimeout(() => asked && location.assign(asked.href), PATIENCE_MS);
  const watch = new MutationObserver(() => {
    clearTimeout(patience);
    watch.disconnect();
    asked?.go();
    asked = undefined;
  });
  watch.observe(root, { attributeFilter: ['data-live'] });
}

/**
 * React's own mark, as in keep-clicks.ts; a shared module would be one more file before the first paint. Links made by other code mark
 * themselves with `data-live`.
 */
const isAwake = (link: HTMLElement) =>
  'live' in link.dataset || Object.keys(link).some((key) => key.startsWith('__reactProps$'));

/** Links to our own pages, except links that open something on this page; not the bank, the API or files. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !link?.href ||
    link.target ||
    link.hasAttribute('download') ||
    link.ariaHasPopup ||
    link.origin !== location.origin
  )
    return undefined;
  if (/^\/(api|assets|sandbox-bank|mailbox)\b/.test(link.pathname)) return undefined;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  return isSamePage && link.hash ? undefined : link;
}

const prepared = new Set<string>();

function prepare(router: Router, event: Event): void {
  const link = linkOf(event);
  const path = link?.pathname;
  if (!link || !path || prepared.has(path)) return;
  prepared.add(path);
  // Prefetch code only: data is fetched when the user navigates.
  void fetchAhead(async () => {
    await router.options.context.fetchRoutes?.(path);
    for (const route of router.getMatchedRoutes(path)[0]) void router.loadRouteChunk(route)?.catch(() => undefined);
  });
}
