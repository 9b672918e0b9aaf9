import { keepLookOf } from '#src/platform/offline/look.ts';
import { PAPERS_CACHE } from '#src/platform/offline/names.ts';
import { snapshotOf } from '#src/platform/offline/snapshot.ts';

/** Keeps the page of an answer under its path, with all it is drawn with. `note` is escaped HTML. */
export async function storePage(path: string, response: Response, note: string): Promise<void> {
  const html = await response.text();
  await keepLookOf(html);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await (await caches.open(PAPERS_CACHE)).put(path, new Response(snapshotOf(html, note), { headers }));
}
