import { clockOf, dayOf, formatDay } from '#domain/time.ts';
import { isToKeep } from '#src/platform/offline/judge.ts';
import { LOOK_CACHE, OFFLINE_PAGE, PAPERS_CACHE } from '#src/platform/offline/names.ts';
import { noteBy } from '#src/platform/offline/snapshot.ts';
import { storePage } from '#src/platform/offline/store.ts';

/** Keeps a page to read as a guest sees it, so that nobody's name stays behind. Throws what `fetch` throws. */
export async function keepReading(path: string): Promise<void> {
  const response = await fetch(path, { credentials: 'omit' });
  const kept = await (await caches.open(PAPERS_CACHE)).match(path);
  if (!isToKeep(response, kept)) return;
  const words = await (await caches.open(LOOK_CACHE)).match(OFFLINE_PAGE);
  const now = Date.now();
  await storePage(path, response, noteBy((await words?.text()) ?? '', formatDay(dayOf(now)), clockOf(now)));
}
