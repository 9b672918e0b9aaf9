import { isRevoked, keepUntilOf } from '#src/platform/offline/judge.ts';
import { PAPERS_CACHE } from '#src/platform/offline/names.ts';
import { storePage } from '#src/platform/offline/store.ts';
import { papersWorkerUrl } from '#src/platform/script-address.ts';

type Kept = {
  /** UTC epoch milliseconds; null: this browser cannot keep pages, or the page is none to keep. */
  readonly keptUntil: number | null;
};

/**
 * Keeps the page at `path` on this device, so that it opens without a connection. The server decides by a header whether it
 * may be kept. `noteOf` words the moment (escaped HTML). Throws what `fetch` throws.
 */
export async function keepPage(path: string, noteOf: (at: number) => string): Promise<Kept> {
  if (!(await hasWorker())) return { keptUntil: null };
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const papers = await caches.open(PAPERS_CACHE);
  if (isRevoked(response)) {
    await papers.delete(path);
    return { keptUntil: null };
  }
  const keptUntil = keepUntilOf(response);
  if (keptUntil === null) {
    const kept = await papers.match(path);
    if (!kept) throw new TypeError('The page could not be read.');
    return { keptUntil: keepUntilOf(kept) }; // as it was
  }
  await storePage(path, response, noteOf(Date.now()));
  return { keptUntil };
}

/** From this device only; the papers stay where they are. */
export async function forgetPage(path: string): Promise<void> {
  const papers = await caches.open(PAPERS_CACHE);
  await papers.delete(path);
}

/** Nothing of what this person bought stays on the device. A browser that denies its cache kept nothing in it. */
export async function forgetPapers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PAPERS_CACHE).catch(() => undefined);
}

/** Development has no worker: what it serves changes with every save. */
async function hasWorker(): Promise<boolean> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || !('caches' in globalThis)) return false;
  const { installing, waiting, active } = await navigator.serviceWorker.register(papersWorkerUrl());
  const worker = active ?? waiting ?? installing;
  if (!worker) return false;
  await atWork(worker);
  return true;
}

/** Before that nothing would answer without a connection. Rejects when the worker could not be installed. */
const atWork = (worker: ServiceWorker) =>
  new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new TypeError('The service worker could not be installed.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
