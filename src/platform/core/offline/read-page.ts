import { DAY_MS } from '#domain/core/time.ts';
import { savesData } from '#src/platform/core/device/saves-data.ts';
import { keepReading } from '#src/platform/core/offline/keep-reading.ts';
import { KEEP_UNTIL_HEADER, READING_CACHE } from '#src/platform/core/offline/names.ts';
import { READING_MS } from '#src/platform/core/offline/reading.ts';
import { hasWorker } from '#src/platform/core/offline/worker.ts';

/**
 * Keeps an opened article, or a page that belongs to it, once a day; not with data saving on. Failures are ignored: the page itself is
 * open.
 */
export async function keepReadPage(path: string): Promise<void> {
  if (savesData()) return;
  try {
    if (!(await hasWorker()) || (await isKeptToday(path))) return;
    await keepReading(path);
  } catch {
    // No connection, space or permission: nothing is lost.
  }
}

async function isKeptToday(path: string): Promise<boolean> {
  const kept = await (await caches.open(READING_CACHE)).match(path);
  return Number(kept?.headers.get(KEEP_UNTIL_HEADER) ?? 0) - Date.now() > READING_MS - DAY_MS;
}
