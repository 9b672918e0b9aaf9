import type { createApp } from '#src/app/createApp.tsx';

type Router = ReturnType<typeof createApp>;

/**
 * Screens write plain anchors; a live page turns them into navigations without a load, and fetches what they need when
 * a pointer or the focus comes near. Everything a browser does with anchors (new tab, download, other origin) stays.
 */
export function followLinks(router: Router): void {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkOf(event);
    if (!link) return;
    event.preventDefault();
    // A filter is no step back, also when it is pressed before its list is awake.
    const replace = 'replace' in link.dataset;
    const href = link.pathname + link.search + link.hash;
    // It takes its time: the link says that it was heard.
    link.ariaBusy = 'true';
    const done = () => {
      link.ariaBusy = null;
    };
    whenLive({ href, go: () => void router.navigate({ href, replace }).finally(done) });
  };
  // On the window, after the page itself: React hears on the document, and what it does with a link of its own it does alone.
  addEventListener('click', follow);
  // In a part whose code is still on its way React stops the click, and the browser would load the page anew.
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

/** Longer nobody waits for a page that does not wake, in ms. */
const PATIENCE_MS = 5000;
let asked: Press | undefined;
type Press = { readonly href: string; readonly go: () => void };

/**
 * While React takes the page over, another page would be drawn beside it, and both would stay. The press waits for that
 * moment; of several the last one counts. Where it does not come, the browser goes there by itself.
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
 * React's own mark, as in keep-clicks.ts; one copy for both would be a file more before the first paint. A link that other
 * code has made, and hears, says so itself.
 */
const isAwake = (link: HTMLElement) =>
  'live' in link.dataset || Object.keys(link).some((key) => key.startsWith('__reactProps$'));

/** Anchors of our own pages, without those that open something here; the bank, the API and files are somebody else's. */
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
  // Code only: the data of a page is asked for when it is really wanted.
  for (const route of router.getMatchedRoutes(path)[0]) void router.loadRouteChunk(route);
}
