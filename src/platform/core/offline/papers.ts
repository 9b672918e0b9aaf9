import { pathTo } from '#domain/core/addresses.ts';
import { isRevoked, keepUntilOf } from '#src/platform/core/offline/judge.ts';
import { forgetOthers, keptPages, papersCaches } from '#src/platform/core/offline/kept.ts';
import { OWNER_HEADER, ownerOf, papersCacheOf, READING_CACHE } from '#src/platform/core/offline/names.ts';
import { storePage } from '#src/platform/core/offline/store.ts';
import { hasWorker } from '#src/platform/core/offline/worker.ts';

type Kept = {
  /** UTC epoch milliseconds; null: this browser cannot keep pages, or the page is none to keep. */
  readonly keptUntil: number | null;
};

/** A page of an account, or of a guest: null. */
export type OwnPage = { readonly path: string; readonly accountId: string | null };

/**
 * Keeps the page at `path` on this device, so that it opens without a connection. The server decides by a header whether it
 * may be kept. `noteOf` words the moment (escaped HTML). Throws what `fetch` throws.
 */
export async function keepPage({ path, accountId }: OwnPage, noteOf: (at: number) => string): Promise<Kept> {
  if (!(await hasWorker())) return { keptUntil: null };
  const owner = ownerOf(accountId);
  // Opened before the question: a log-out meanwhile deletes this very cache, and what is put into it then is gone too.
  const papers = await caches.open(papersCacheOf(owner));
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const drawnFor = response.headers.get(OWNER_HEADER);
  if (isRevoked(response) || (drawnFor !== null && drawnFor !== owner)) {
    await papers.delete(path);
    return { keptUntil: null };
  }
  const keptUntil = keepUntilOf(response);
  if (keptUntil === null) {
    const kept = await papers.match(path);
    if (!kept) throw new TypeError('The page could not be read.');
    return { keptUntil: keepUntilOf(kept) }; // as it was
  }
  await storePage(papers, { path, response, note: noteOf(Date.now()) });
  return { keptUntil };
}

/** From this device only; the papers stay where they are. */
export async function forgetPage(path: string): Promise<void> {
  for (const kept of await keptPages()) await kept.delete(path);
}

/** Nothing of what this person bought or read stays on the device. A browser that denies its cache kept nothing in it. */
export const forgetPapers = (): Promise<void> =>
  whereKept(async () => {
    await Promise.all([...(await papersCaches()), READING_CACHE].map((name) => caches.delete(name)));
  });

/** Who is signed in is known: what another account kept here goes. */
export const forgetPapersOfOthers = (accountId: string | null): Promise<void> =>
  whereKept(() => forgetOthers(ownerOf(accountId)));

/** An order was cancelled: its papers go, and the cards, which may speak of them. */
export const forgetPapersOf = (orderId: string): Promise<void> =>
  whereKept(async () => {
    for (const kept of await keptPages())
      for (const request of await kept.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.includes(orderId) || pathname === pathTo.tripCards()) await kept.delete(request);
      }
  });

async function whereKept(forget: () => Promise<void>): Promise<void> {
  if ('caches' in globalThis) await forget().catch(() => undefined);
}
