import { clockOf, dayOf, formatDay } from '#domain/core/time.ts';
import { isToKeep } from '#src/platform/core/offline/keep-rules.ts';
import { LOOK_CACHE, OFFLINE_PAGE, READING_CACHE } from '#src/platform/core/offline/names.ts';
import { noteBy } from '#src/platform/core/offline/snapshot.ts';
import { storePage } from '#src/platform/core/offline/store.ts';

/** Keeps an article as a guest sees it, so that no name stays on the device. Rethrows errors of `fetch`. */
export async function keepReading(path: string): Promise<void> {
  const reading = await caches.open(READING_CACHE); // before the fetch, as for papers
  const response = await fetch(path, { credentials: 'omit' });
  if (!isToKeep(response, await reading.match(path))) return;
  const words = await (await caches.open(LOOK_CACHE)).match(OFFLINE_PAGE);
  const now = Date.now();
  const note = noteBy((await words?.text()) ?? '', formatDay(dayOf(now)), clockOf(now));
  await storePage(reading, { path, response, note });
}
