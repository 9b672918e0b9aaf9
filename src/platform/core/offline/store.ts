import { keepLookOf } from '#src/platform/core/offline/page-assets.ts';
import { snapshotOf } from '#src/platform/core/offline/snapshot.ts';

type Page = {
  readonly path: string;
  readonly response: Response;
  /** Escaped HTML. */
  readonly note: string;
};

export async function storePage(kept: Cache, { path, response, note }: Page): Promise<void> {
  const html = await response.text();
  await keepLookOf(html);
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  await kept.put(path, new Response(snapshotOf(html, note), { headers }));
}
