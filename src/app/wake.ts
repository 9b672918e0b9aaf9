import { ourAddress } from '#src/app/our-address.ts';

/** What runs when the page wakes. */
export type Application = {
  /** Its files come, and run. */
  readonly start: () => void;
  /** All of its files are here: it would run at once. */
  readonly isHere: () => boolean;
};

type Options = {
  readonly onLost: () => void;
  readonly onAwake: () => void;
  /** A press there is answered by the server, and would stand behind the files. */
  readonly isAhead: (target: EventTarget | null) => boolean;
};

/** Where fetching ahead would cost a traveller money or the page its speed. Only some browsers tell. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** As in src/platform/core/flow/first-touch.ts: one copy for both would be a file more before the first paint. A test compares them. */
export const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'];
/** Between two tries to fetch what did not come. */
const PAUSE_MS = 5000;
/** Longer the page is hardly ever busy after it was loaded, in ms. */
const BUSY_AT_MOST_MS = 3000;

/**
 * Pages are HTML until their application is wanted. Its files come while the page is idle after its first paint; it runs
 * at the first sign of a person, or by itself where the page's clock or its machine must not wait (`data-wake="idle"`) and
 * where the page shows what this browser keeps.
 * `data-run`: files that start it, in this order. `data-parts`: what it will ask for. `data-next`: what may be wanted after
 * that, as a dialog or the step that follows; it is fetched last, and never where that costs.
 */
export function wakeLater(script: HTMLScriptElement, { onLost, onAwake, isAhead }: Options): Application {
  const { run = '', parts = '', next = '', wake } = script.dataset;
  const starts = run.split(' ').filter(isOurs);
  let isRunning = false;
  let hasAsked = false;
  let isHere = false;

  const fetchParts = () => {
    if (hasAsked) return;
    hasAsked = true;
    // What else is asked for meanwhile goes before them, as a hold does; a press that needs one of them waits for its turn.
    void Promise.all([fetchFiles(run), fetchFiles(parts, 'low')]).then(() => {
      isHere = true;
      if (!isCostly()) whenIdle(() => void fetchFiles(next, 'low'));
    });
  };
  const fetchFiles = (files: string, fetchPriority = 'auto') =>
    Promise.all(
      files
        .split(' ')
        .filter(isOurs)
        .map(
          (href) =>
            new Promise((settle) => {
              // A sheet is only kept: linked here it would change what the page looks like.
              const rel = href.endsWith('.css') ? 'prefetch' : 'modulepreload';
              const { nonce } = script;
              const fields = { rel, href, nonce, fetchPriority, onload: settle, onerror: settle };
              document.head.append(Object.assign(document.createElement('link'), fields));
            }),
        ),
    );
  const start = async () => {
    if (isRunning) return;
    isRunning = true;
    fetchParts();
    try {
      for (const file of starts) {
        await import(/* @vite-ignore */ file);
        // A press that came meanwhile is shown before the next file runs.
        await nextTurn();
      }
      onAwake();
    } catch {
      onLost();
      // The next sign tries again, but not each of a hundred.
      setTimeout(() => {
        isRunning = false;
      }, PAUSE_MS);
    }
  };

  const onSign = ({ type, target }: Event) =>
    isHere || type === 'keydown' || !isAhead(target) ? void start() : undefined;
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  if (wake === 'idle') whenIdle(start);
  else if (!isCostly()) whenIdle(() => (showsKept() ? void start() : fetchParts()));
  // What a page shows may become old although nobody touches it.
  const old = document.querySelector<HTMLMetaElement>('meta[name="wake-in"]')?.content;
  if (old) setTimeout(start, +old);
  return { start, isHere: () => isHere };
}

/** A page that shows what a browser keeps (`data-kept`: under which key) is not whole before it runs, where there is some. */
function showsKept(): boolean {
  try {
    return localStorage[document.querySelector<HTMLElement>('[data-kept]')?.dataset.kept ?? ''] !== undefined;
  } catch {
    return false; // Some browsers forbid to look.
  }
}

/** What is imported is never another site's: Trusted Types do not look at imports. */
const isOurs = (file: string) => ourAddress(file) !== undefined;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

function whenIdle(work: () => void): void {
  const ask = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: BUSY_AT_MOST_MS });
    else setTimeout(work, 200); // Safari
  };
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask);
}

function isCostly(): boolean | undefined {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData || connection?.effectiveType?.includes('2g');
}
