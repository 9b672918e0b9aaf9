import { ourUrl } from '#src/app/our-url.ts';

export type Application = {
  readonly start: () => void;
  /** True when all its files are loaded. */
  readonly isHere: () => boolean;
};

type Options = {
  readonly onLost: () => void;
  readonly onAwake: () => void;
  /** Clicks there go to the server and must not wait behind the files. */
  readonly isEarlyPress: (target: EventTarget | null) => boolean;
};

/** Connections on which prefetching would cost money or speed. Only some browsers report it. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Copy of src/platform/core/flow/first-touch.ts, compared by a test; a shared module would be one more file before the first paint. */
export const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'];
/** Pause before a failed load is tried again, in ms. */
const PAUSE_MS = 5000;
const LINKS_AT_ONCE = 16;
/** Upper limit of a page's busy time after load, in ms. */
const BUSY_AT_MOST_MS = 3000;

/**
 * Pages stay HTML until the application is needed. Its files load while the page is idle after the first paint. It runs at the first sign
 * of a user, or by itself where a clock or machine must run (`data-wake="idle"`) and where the page shows local data.
 * `data-run`: entry files, in order. `data-parts`: chunks it will need. `data-next`: chunks that may follow, such as a dialog or the next
 * step; fetched last, and never on costly connections.
 */
export function startLater(script: HTMLScriptElement, { onLost, onAwake, isEarlyPress }: Options): Application {
  const { run = '', parts = '', next = '', wake } = script.dataset;
  let isRunning = false;
  let hasAsked = false;
  let isHere = false;

  const fetchParts = () => {
    if (hasAsked) return;
    hasAsked = true;
    // Low priority: a hold goes first; a click that needs one of these files waits for its turn.
    void Promise.all([fetchFiles(run), fetchFiles(parts, 'low')]).then(() => {
      isHere = true;
      if (!isCostly()) whenIdle(() => void fetchFiles(next, 'low'));
    });
  };
  const fetchFiles = async (files: string, fetchPriority = 'auto') => {
    const fetched: Promise<unknown>[] = [];
    for (const href of files.split(' ').filter(isOurs)) {
      // Sixty links in one go block a slow phone for 60 ms.
      if (fetched.length % LINKS_AT_ONCE === LINKS_AT_ONCE - 1) await nextTurn();
      fetched.push(
        new Promise((settle) => {
          document.head.append(
            Object.assign(document.createElement('link'), {
              // A style sheet is only prefetched: linking it would change the page's look.
              rel: href.endsWith('.css') ? 'prefetch' : 'modulepreload',
              href,
              nonce: script.nonce,
              fetchPriority,
              onload: settle,
              onerror: settle,
            }),
          );
        }),
      );
    }
    return Promise.all(fetched);
  };
  const start = async () => {
    if (isRunning) return;
    isRunning = true;
    fetchParts();
    try {
      for (const file of run.split(' ').filter(isOurs)) {
        await import(/* @vite-ignore */ file);
        // Show a click that arrived meanwhile before the next file runs.
        await nextTurn();
      }
      onAwake();
    } catch {
      onLost();
      // Retry at the next sign, but not at each of a hundred.
      setTimeout(() => {
        isRunning = false;
      }, PAUSE_MS);
    }
  };

  const onSign = ({ type, target }: Event) =>
    isHere || type === 'keydown' || !isEarlyPress(target) ? void start() : undefined;
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  if (wake === 'idle') whenIdle(start);
  else if (!isCostly()) whenIdle(() => (showsKept() ? void start() : fetchParts()));
  // Shown data may expire although nobody touches the page.
  const old = document.querySelector<HTMLMetaElement>('meta[name=wake-in]')?.content;
  if (old) setTimeout(start, +old);
  return { start, isHere: () => isHere };
}

/** A page that shows what the device or this tab keeps (`data-kept`: storage key) is incomplete until the application runs, if it is there. */
function showsKept(): boolean {
  try {
    const key = document.querySelector<HTMLElement>('[data-kept]')?.dataset.kept ?? '';
    return key in localStorage || key in sessionStorage;
  } catch {
    return false; // Storage may be forbidden.
  }
}

/** Import only from this site: Trusted Types do not check imports. */
const isOurs = (file: string) => ourUrl(file) !== undefined;

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

function whenIdle(work: () => void): void {
  const ask = () => {
    // Safari has no idle callback.
    window.requestIdleCallback?.(work, { timeout: BUSY_AT_MOST_MS }) ?? setTimeout(work, 200);
  };
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask);
}

function isCostly(): boolean | undefined {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData || connection?.effectiveType?.includes('2g');
}
