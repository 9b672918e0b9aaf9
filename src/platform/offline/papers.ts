import { isRevoked, keepUntilOf } from '#src/platform/offline/judge.ts';
import { PAPERS_CACHE } from '#src/platform/offline/names.ts';
import { storePage } from '#src/platform/offline/store.ts';
import { hasWorker } from '#src/platform/offline/worker.ts';

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
