import { pathTo } from '#domain/core/page-paths.ts';
import { isRevoked, keepUntilOf } from '#src/platform/core/offline/keep-rules.ts';
import { forgetOthers, keptPages, papersCaches } from '#src/platform/core/offline/kept-pages.ts';
import { OWNER_HEADER, ownerOf, papersCacheOf, READING_CACHE } from '#src/platform/core/offline/names.ts';
import { storePage } from '#src/platform/core/offline/store.ts';
import { hasWorker } from '#src/platform/core/offline/worker.ts';

type Kept = {
  /** UTC epoch milliseconds; null: this browser cannot keep pages, or this page must not be kept. */
  readonly keptUntil: number | null;
};

/** A page and its owner; null: a guest. */
export type OwnPage = { readonly path: string; readonly accountId: string | null };

/**
 * Keeps the page at `path` for use without a connection, if the server's header allows it. `noteOf` formats the moment (escaped HTML).
 * Rethrows errors of `fetch`.
 */
export async function keepPage({ path, accountId }: OwnPage, noteOf: (at: number) => string): Promise<Kept> {
  if (!(await hasWorker())) return { keptUntil: null };
  const owner = ownerOf(accountId);
  // Open the cache before the fetch: a logout meanwhile deletes this very cache, and later writes to it are lost.
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
    return { keptUntil: keepUntilOf(kept) };
  }
  await storePage(papers, { path, response, note: noteOf(Date.now()) });
  return { keptUntil };
}

/** Deletes the copy on this device; the papers stay on the server. */
export async function forgetPage(path: string): Promise<void> {
  for (const kept of await keptPages()) await kept.delete(path);
}

/** Deletes all papers and articles of this user from the device. A browser without cache access kept none. */
export const forgetPapers = (): Promise<void> =>
  whereKept(async () => {
    await Promise.all([...(await papersCaches()), READING_CACHE].map((name) => caches.delete(name)));
  });

/** Deletes papers of other accounts, once the signed-in account is known. */
export const forgetPapersOfOthers = (accountId: string | null): Promise<void> =>
  whereKept(() => forgetOthers(ownerOf(accountId)));

/**
 * After a cancellation or a change: deletes the papers of the order, and the trip cards, which may mention it. `until`: only copies that
 * the server drew up to this moment, UTC epoch milliseconds.
 */
export const forgetPapersOf = (orderId: string, until = Number.POSITIVE_INFINITY): Promise<void> =>
  whereKept(async () => {
    for (const kept of await keptPages())
      for (const request of await kept.keys()) {
        const { pathname } = new URL(request.url);
        if (!pathname.includes(orderId) && pathname !== pathTo.tripCards()) continue;
        // A copy without a time is as old as any.
        const drawnAt = Date.parse((await kept.match(request))?.headers.get('date') ?? '') || 0;
        if (drawnAt <= until) await kept.delete(request);
      }
  });

async function whereKept(forget: () => Promise<void>): Promise<void> {
  if ('caches' in globalThis) await forget().catch(() => undefined);
}
